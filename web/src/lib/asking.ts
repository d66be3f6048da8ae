/** The plain requests behind `api`, for which nothing else has to be loaded. */
import { at } from "./base";

export function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

/** A text is sent as it is, anything else as JSON. Throws if there is no answer. */
export function request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const plain = body === undefined || typeof body === "string";
  return fetch(at(path), {
    method,
    headers: plain ? headers : { ...headers, "Content-Type": "application/json" },
    body: plain ? (body ?? null) : JSON.stringify(body),
    credentials: "same-origin",
  });
}
