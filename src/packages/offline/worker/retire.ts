/**
 * The service worker of a site without offline reading (`offlineEnabled` in src/config/offline.ts): deletes the caches and unregisters itself. Open
 * pages keep working, because everything that they request comes from the network again.
 */
import { isOwnCache } from '../caches';
import { scope } from './worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const clean = async (): Promise<void> => {
    const names = await caches.keys();
    await Promise.all(names.filter(isOwnCache).map((name) => caches.delete(name)));
    await scope.registration.unregister();
  };
  event.waitUntil(clean());
});
