/** Belfry's service worker: the shell from the cache, games always from the server. */
const VERSION = '%VERSION%';
const FILES = ['%FILES%'];
/** Code of the characters that only this server has: filled in by it (http/own-pages.ts). */
const OWN_FILES = [];
const CACHE = `belfry-${VERSION}${OWN_FILES.length === 0 ? '' : `-${OWN_FILES[0].split('/')[2]}`}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...FILES, ...OWN_FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((n) => n.startsWith('belfry-') && n !== CACHE).map((n) => caches.delete(n))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // What a table says is never kept on the device.
  if (url.pathname.startsWith('/api') || url.pathname.startsWith('/ws')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
    return;
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request, url)));
});

/** Letters are kept as they are used: of fifteen font files a page needs four, and which ones its language decides. */
async function fetched(request, url) {
  const response = await fetch(request);
  if (response.ok && url.pathname.endsWith('.woff2')) {
    const cache = await caches.open(CACHE);
    await cache.put(request, response.clone());
  }
  return response;
}
