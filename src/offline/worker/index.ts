/**
 * The service worker. It only reads: what is kept is written by the pages (`../visits/visited.ts`, `../saved.ts`), so nothing gets into a cache that
 * a reader neither visited nor asked for. A new worker takes over at once; it can, because a page's scripts have the hash of their content in
 * their names, and each page finds the ones that it was made with.
 */
import { planAnswer } from '@site/src/offline/worker/plan-answer';
import { answerFresh, answerHashed, answerPage } from './answer';
import { scope } from './scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  // While the worker starts the browser asks for the page already. Safari before 15.4 can't.
  const preloading = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloading, scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const plan = planAnswer(event.request, scope.location.origin);
  if (plan === 'page') event.respondWith(answerPage(event));
  else if (plan === 'hashed') event.respondWith(answerHashed(event.request));
  else if (plan === 'fresh') event.respondWith(answerFresh(event.request));
});
