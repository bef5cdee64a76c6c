/** Pages whose content is a React application: what the build has rendered of it is hydrated when its code is there. */
import type { ComponentType } from 'react';

interface Island {
  readonly Content: ComponentType;
}

const attribute = 'data-page-island';

/** Loads the code of each, by the name that its element has. */
export type PageIslands = Readonly<Record<string, () => Promise<Island>>>;

let unmount: (() => void) | undefined;

/** Hydrates the island of the page that is shown, if it has one. */
export function startPageIsland(islands: PageIslands): void {
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
