import { beforeEach, expect, test, vi } from "vitest";
import { arriving, setOut } from "./arrival";
import { tokenOf } from "./tokens";

const asked = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

function answering(path: string, status: number): Response {
  return Response.json(path.endsWith("/return") ? { seat: 1, token: "secret" } : { you: 1 }, { status });
}

beforeEach(() => {
  asked.mockReset();
  asked.mockImplementation(async (path) => answering(path, 200));
  vi.stubGlobal("fetch", asked);
});

test("a table is asked for as soon as the secret of its link has become a cookie", async () => {
  history.replaceState(null, "", "/tables/abc#secret");
  await setOut();
  expect(asked.mock.calls.map(([path]) => path)).toEqual(["/api/tables/abc/return", "/api/tables/abc"]);
  expect(await arriving("abc")).toEqual({ you: 1 });
  expect(tokenOf("abc", 1)).toBe("secret");
  expect(await arriving("abc")).toBeNull();
});

test("what is refused is asked again by the page, which can say why", async () => {
  asked.mockImplementation(async (path) => answering(path, 403));
  history.replaceState(null, "", "/tables/abc#wrong");
  await setOut();
  expect(await arriving("abc")).toBeNull();
});

test.each(["/tables/abc#%", "/#invitation=%"])("a page is shown at %s, though somebody has spoilt the secret", async (address) => {
  asked.mockImplementation(async (path) => answering(path, 403));
  history.replaceState(null, "", address);
  await expect(setOut()).resolves.toBeUndefined();
});

test.each(["/", "/tables/abc#invitation=secret", "/tables/abc/replay"])("nothing is asked for at %s", async (address) => {
  history.replaceState(null, "", address);
  await setOut();
  expect(asked).not.toHaveBeenCalled();
});

test("a page does not wait for ever for a secret to become a cookie", async () => {
  vi.useFakeTimers();
  asked.mockImplementation(() => new Promise(() => undefined));
  history.replaceState(null, "", "/tables/abc#secret");
  const set = setOut();
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(set).resolves.toBeUndefined();
  expect(asked).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
