import { loadFor } from './note';

/** Adapts the 404 page to its address. Hosts respond with it to every unknown address, but it was rendered for a single address of the latest version. */
export function adaptNotFound(): void {
  const place = document.querySelector('main [data-suggestions]');
  if (place === null) return;
  loadFor(
    place,
    () => import(/* webpackChunkName: "not-found" */ './adapt-not-found'),
    (code) => place.isConnected && code.adaptNotFound(place),
    'The pages that you may be looking for could not be loaded. Check your connection.',
  );
}
