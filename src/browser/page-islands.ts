/** Pages with code of their own: a React application, or plain code that makes the HTML from the build interactive. */
import type { ComponentType } from 'react';
import { loadFor } from './note';

interface Island {
  readonly Content: ComponentType;
}

/** Starts the code of a page in its element. @returns a function that stops it */
export type StartPage = (element: Element) => () => void;

const attribute = 'data-page-island';

/** Functions that load the code of each page, by the name in the page's element. */
export type PageIslands = Readonly<Record<string, () => Promise<StartPage>>>;

let end: (() => void) | undefined;

/** Makes a loader for a React application, which hydrates the HTML from the build. */
export function inReact(load: () => Promise<Island>): () => Promise<StartPage> {
  return () =>
    Promise.all([load(), import(/* webpackChunkName: "react" */ './hydrate')]).then(
      ([{ Content }, { hydrate }]) =>
        (element) =>
          hydrate(element, Content),
    );
}

/** Starts the code of the current page, if it has any. If the code does not arrive, the page says so. */
export function startPageIsland(islands: PageIslands): void {
  const element = document.querySelector(`[${attribute}]`);
  const load = islands[element?.getAttribute(attribute) ?? ''];
  if (element === null || load === undefined) return;
  loadFor(element, load, (start) => {
    if (element.isConnected) end = start(element);
  });
}

/** Stops the code of the page. Call before the page is replaced. */
export function endPageIsland(): void {
  end?.();
  end = undefined;
}
