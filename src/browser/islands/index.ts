/**
 * Islands: components that React hydrates, while the rest of the page stays the HTML of the build. A page without islands only looks for one. Call
 * `startIslands` after adding HTML to the document, and `stopIslands` before removing it.
 */
import { islandTag, scriptsAttribute } from '@site/src/lib/island';
import { showMissing } from '../note';

type Code = typeof import('./start');

/** The code that starts islands, once it is loaded. */
let code: Code | undefined;

let isLoading = false;

/** Buttons that were clicked before that. */
const clicked: HTMLElement[] = [];

/** Hydrates the islands of the page, each when its condition is met. Islands that have been started already are left alone. */
export function startIslands(): void {
  if (document.querySelector(islandTag) === null) return;
  if (code !== undefined || isLoading) {
    code?.start(document);
    return;
  }
  isLoading = true;
  preloadScripts();
  const controller = new AbortController();
  const keep = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null || button.closest(islandTag) === null) return;
    event.preventDefault();
    clicked.push(button);
  };
  document.addEventListener('click', keep, { capture: true, signal: controller.signal });
  import(/* webpackChunkName: "islands-start" */ './start')
    .then(
      (loaded) => {
        code = loaded;
        code.start(document);
      },
      (error: unknown) => {
        for (const host of document.querySelectorAll(`${islandTag}:not(${islandTag} *)`)) {
          showMissing(host, error, startIslands);
        }
      },
    )
    .finally(() => {
      isLoading = false;
      controller.abort();
      for (const button of clicked.splice(0)) button.click();
    });
}

/** Requests the scripts of islands that hydrate at once together with the code that starts them, without those that the page has loaded already. */
function preloadScripts(): void {
  for (const host of document.querySelectorAll(`${islandTag}[data-on="load"]`)) {
    for (const path of host.getAttribute(scriptsAttribute)?.split(' ') ?? []) {
      const { href } = new URL(path, location.href);
      if (performance.getEntriesByName(href).length > 0) continue;
      document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
    }
  }
}

/** Stops all islands of the page and restores their HTML from the build. */
export function stopIslands(): void {
  code?.stop();
}
