/**
 * The service worker. It only reads from the caches. The pages write to them (`../visits/visited.ts`, `../download.ts`), so they only contain what a
 * reader visited or asked for. A new worker can take over immediately, because the names of scripts contain the hash of their content, and each page
 * finds the scripts that it was built with.
 */

import { answerFresh, answerHashed, answerPage, reportCurrent } from './answer-page';
import { planAnswer } from './plan-answer';
import { scope } from './worker-scope';

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  // With navigation preload, the browser requests the page while the worker starts. Safari before 15.4 does not support it.
  const preloading = scope.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preloading, scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const plan = planAnswer(event.request, scope.location.origin);
  if (plan === 'page') event.respondWith(answerPage(event));
  else if (plan === 'hashed') event.respondWith(answerHashed(event.request));
  else if (plan === 'fresh') event.respondWith(answerFresh(event.request));
});

scope.addEventListener('message', (event) => event.waitUntil(reportCurrent(event)));
