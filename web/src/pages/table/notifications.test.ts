import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Notified } from "../../generated/messages";
import { idOf } from "../../lib/push";
import Notifications from "./Notifications.svelte";

const KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const SWITCH = "Tell me on this device when it is my turn";
const keys = { p256dh: "p", auth: "a" };

let told: Notified;
let requests: { method: string; path: string; body: unknown }[];
let current: PushSubscription | null;

function aSubscription(endpoint: string, key: string): PushSubscription {
  const applicationServerKey = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)).buffer;
  const unsubscribe = async () => {
    current = null;
    return true;
  };
  return { endpoint, options: { applicationServerKey }, toJSON: () => ({ endpoint, keys }), unsubscribe } as unknown as PushSubscription;
}

const pushManager = {
  getSubscription: async () => current,
  subscribe: vi.fn(async () => (current ??= aSubscription("https://push.example/new", KEY))),
};
const register = vi.fn(async () => ({ pushManager }));
const requestPermission = vi.fn(async () => "granted");

/** A browser that can. */
function able(permission = "default"): void {
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", class {});
  vi.stubGlobal("Notification", { permission, requestPermission });
  const serviceWorker = { register, getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
}

beforeEach(() => {
  vi.clearAllMocks();
  requests = [];
  current = null;
  told = { offered: false, email: "", link: false, push: KEY, devices: [] };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const [method, body] = [init.method ?? "GET", init.body ? JSON.parse(String(init.body)) : null];
    requests.push({ method, path, body });
    if (method === "POST") told = { ...told, devices: [await idOf(body)] };
    if (method === "DELETE") told = { ...told, devices: [] };
    return new Response(JSON.stringify(told), { status: 200 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function opened(): void {
  render(Notifications, { id: "abc", seat: 1 });
}

async function clicked(): Promise<HTMLElement> {
  const found = await screen.findByRole("switch", { name: SWITCH });
  await userEvent.click(found);
  await waitFor(() => expect(found).toBeEnabled());
  return found;
}

describe("being told on a device", () => {
  test("is not offered where the server does not", async () => {
    able();
    told = { ...told, push: "" };
    opened();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(document.body).toHaveTextContent(/^$/);
  });

  test("is asked for by a click, and ended by another", async () => {
    able();
    opened();
    await screen.findByRole("switch", { name: SWITCH });
    expect(requestPermission).not.toHaveBeenCalled();
    expect(register).not.toHaveBeenCalled();

    expect(await clicked()).toBeChecked();
    expect(register).toHaveBeenCalledWith("/worker.js", { scope: "/" });
    expect(requests.at(-1)).toEqual({
      method: "POST",
      path: "/api/tables/abc/notifications/devices?seat=1",
      body: { endpoint: "https://push.example/new", ...keys, lang: "en" },
    });
    const [device] = told.devices;
    expect(device).toMatch(/^[0-9a-f]{32}$/);

    expect(await clicked()).not.toBeChecked();
    expect(requests.at(-1)).toMatchObject({ method: "DELETE", path: `/api/tables/abc/notifications/devices/${device}?seat=1` });
  });

  test("is seen to be on where it was asked for before", async () => {
    able("granted");
    current = aSubscription("https://push.example/old", KEY);
    told = { ...told, devices: [await idOf(current)] };
    opened();
    await waitFor(() => expect(screen.getByRole("switch", { name: SWITCH })).toBeChecked());
  });

  test("is asked for anew if the server has another key now", async () => {
    able("granted");
    current = aSubscription("https://push.example/old", `${KEY.slice(0, -2)}AA`);
    opened();
    await clicked();
    expect(requests.at(-1)).toMatchObject({ body: { endpoint: "https://push.example/new" } });
  });

  test("stays off if leave is not given, or the browser fails", async () => {
    able();
    requestPermission.mockResolvedValueOnce("default");
    opened();
    expect(await clicked()).not.toBeChecked();
    expect(screen.queryByRole("alert")).toBeNull();

    pushManager.subscribe.mockRejectedValueOnce(new DOMException("no service", "AbortError"));
    expect(await clicked()).not.toBeChecked();
    expect(screen.getByRole("alert")).toHaveTextContent("Your browser has refused.");
    expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
  });

  test("is a sentence only on plain http, in a browser that cannot, and where messages are blocked", async () => {
    able("denied");
    opened();
    expect(await screen.findByText(/does not let this page show messages/)).toBeVisible();
    vi.stubGlobal("isSecureContext", false);
    opened();
    expect(await screen.findByText(/only where the address begins with https/)).toBeVisible();
    vi.stubGlobal("isSecureContext", true);
    Reflect.deleteProperty(navigator, "serviceWorker");
    opened();
    expect(await screen.findByText("This browser cannot be told of your turns.")).toBeVisible();
    expect(screen.queryByRole("switch")).toBeNull();
  });
});
