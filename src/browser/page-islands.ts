/** Pages whose content is a React application: what the server has drawn of it comes to life when its code is there. */
import type { ComponentType } from 'react';

interface Island {
  readonly Content: ComponentType;
}

const attribute = 'data-page-island';

/** The code of each, by the name that its element has. */
const islands: Readonly<Record<string, () => Promise<Island>>> = {
  search: () => import(/* webpackChunkName: "search-page" */ '@site/src/search/interface/page/content'),
  offline: () => import(/* webpackChunkName: "offline-page" */ '@site/src/offline/page/content'),
};

let unmount: (() => void) | undefined;

/** Brings the island of the page that is shown to life, if it has one. */
export function startPageIsland(): void {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`);
  const load = islands[element?.getAttribute(attribute) ?? ''];
  if (element === null || load === undefined) return;
  Promise.all([load(), import(/* webpackChunkName: "react" */ './hydrate')]).then(
    ([{ Content }, { hydrate }]) => {
      if (element.isConnected) unmount = hydrate(element, Content);
    },
    (error: unknown) => console.warn(error),
  );
}

/** The page is about to go. */
export function endPageIsland(): void {
  unmount?.();
  unmount = undefined;
}
