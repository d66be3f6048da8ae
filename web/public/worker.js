/** Says that it is one's turn, even while no page is open, and opens the table. It keeps nothing, and answers no requests. */
addEventListener("push", (event) => {
  const { title, body, lang, table } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, lang, tag: table, data: table }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(shown(new URL(`tables/${encodeURIComponent(event.notification.data)}`, registration.scope).href));
});

async function shown(address) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find(({ url }) => url.split(/[?#]/)[0] === address);
  return open ? open.focus() : clients.openWindow(address);
}
