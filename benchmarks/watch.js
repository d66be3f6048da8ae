// What `benchmarks.pages` watches in a page, from before anything else is loaded.
globalThis.watched = (() => {
  const BOARD = ".board";
  const own = { delays: [], ready: 0, busy: 0, ticks: 0, since: 0 };
  let told = 0;

  new PerformanceObserver((list) => {
    for (const task of list.getEntries()) own.busy = task.startTime + task.duration;
  }).observe({ type: "longtask", buffered: true });

  // The first change of the board after a message, and the frame in which it is seen.
  new MutationObserver((changes) => {
    if (!told || !changes.some(({ target }) => target.parentElement?.closest(BOARD))) return;
    const since = told;
    told = 0;
    requestAnimationFrame(() => setTimeout(() => own.delays.push(performance.now() - since)));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const Socket = globalThis.WebSocket;
  globalThis.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (JSON.parse(data).type === "update") told = performance.now();
      });
    }
  };

  own.until = (there) =>
    new Promise((resolve) => {
      const look = () => {
        if (!document.querySelector(there)) return requestAnimationFrame(look);
        own.ready = performance.now();
        resolve();
      };
      look();
    });
  own.interactive = () => Math.max(own.ready, own.busy);

  const tick = () => {
    own.ticks += 1;
    requestAnimationFrame(tick);
  };
  own.count = () => {
    own.ticks = 0;
    own.since = performance.now();
    requestAnimationFrame(tick);
  };
  own.frames = () => (own.ticks * 1000) / (performance.now() - own.since);
  return own;
})();
