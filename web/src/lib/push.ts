/** Being told on this device while no page is open: what a browser needs for it, and what the server is told. */
import type { NotifyDevice } from "../generated/messages";
import { at } from "./base";

export type Obstacle = "insecure" | "unable" | "denied";

/** Why it cannot be asked for here; null if it can. */
export function obstacle(): Obstacle | null {
  if (!window.isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "unable";
  return Notification.permission === "denied" ? "denied" : null;
}

/** What this device has; null if it has nothing yet. */
export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(at("/"));
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** On a click, since the browser may ask for leave; null if that is not given. Throws if the browser cannot. */
export async function subscribe(key: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(at("/worker.js"), { scope: at("/") });
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  const applicationServerKey = bytes(key);
  if (old && !same(old.options.applicationServerKey, applicationServerKey)) await old.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

export function device(subscription: PushSubscription, lang: "en" | "fr"): NotifyDevice {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "", lang };
}

/** The name that the server has for a device. */
export async function idOf({ endpoint }: PushSubscription): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
}

function same(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && new Uint8Array(one).join() === other.join();
}
