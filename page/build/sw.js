// The service worker: keeps everything that was built, so that the page works offline. The build fills in the two gaps.
const CACHE = 'solvarium-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  const store = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(['./', ...FILES.filter((name) => name !== 'index.html')]);
    await self.skipWaiting();
  };
  event.waitUntil(store());
});

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('solvarium-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.includes('/api/')) return;
  event.respondWith(request.mode === 'navigate' ? freshOrKept(request) : keptOrFresh(request));
});

/** The page itself: the newest there is, else the one that is kept. */
async function freshOrKept(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match('./');
    if (kept) return kept;
    throw error;
  }
}

/** Everything else has a name that changes with its content, or belongs to this version. */
async function keptOrFresh(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
