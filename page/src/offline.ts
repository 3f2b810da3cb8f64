// Offline use: registers the service worker of a built page, on addresses that allow one.
import { engines } from './transport/engines.svelte';

/** Everything is fetched to be kept once the engine is there, so that first use never waits for it. */
export function registerOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    // Without it the page works all the same, only not offline.
    navigator.serviceWorker.register(new URL('sw.js', document.baseURI)).catch(() => undefined);
  window.addEventListener('load', () => void engines.engine().then(register, register));
}
