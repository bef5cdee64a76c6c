/**
 * Client module: corrects the address before React hydrates, so that the router finds the page that the server rendered.
 * It changes only the history entry and requests nothing.
 *
 * - A copy of a page under its folded form (see src/plugins/routes) names its real route in a meta tag.
 * - A trailing `index.html` is stripped, because Docusaurus' router does so only after hydration.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Finds the path that a page should be read under.
 *
 * @param pathname path in the address bar
 * @param foldedRoute route that the page's meta tag names, if it has one
 */
export function normalizePath(pathname: string, foldedRoute: string | undefined): string {
  if (foldedRoute !== undefined) return foldedRoute;
  return pathname.replace(/\/index\.html$/, '') || '/';
}

if (ExecutionEnvironment.canUseDOM) {
  const marker = document.querySelector<HTMLMetaElement>('meta[name="folded-route"]');
  const path = normalizePath(window.location.pathname, marker?.content);
  if (path !== window.location.pathname) {
    window.history.replaceState(window.history.state, '', path + window.location.search + window.location.hash);
  }
}
