import "@testing-library/jest-dom/vitest";
import { configure } from "@testing-library/svelte";
import { beforeEach } from "vitest";

configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  localStorage.clear();
});

// What jsdom does not know of dialogs.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

// Nothing is laid out there, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
