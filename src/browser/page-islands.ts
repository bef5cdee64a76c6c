/** Pages with code of their own: a React application, or plain code that makes the HTML of the build move. */
import type { ComponentType } from 'react';

interface Island {
  readonly Content: ComponentType;
}

/** Starts the code of a page in its element. @returns ends it */
export type StartPage = (element: Element) => () => void;

const attribute = 'data-page-island';

/** Loads the code of each, by the name that its element has. */
export type PageIslands = Readonly<Record<string, () => Promise<StartPage>>>;

let end: (() => void) | undefined;

/** Loads a React application: what the build has rendered of it is hydrated. */
export function inReact(load: () => Promise<Island>): () => Promise<StartPage> {
  return () =>
    Promise.all([load(), import(/* webpackChunkName: "react" */ './hydrate')]).then(
      ([{ Content }, { hydrate }]) =>
        (element) =>
          hydrate(element, Content),
    );
}

/** Starts the code of the page that is shown, if it has some. */
export function startPageIsland(islands: PageIslands): void {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`);
  const load = islands[element?.getAttribute(attribute) ?? ''];
  if (element === null || load === undefined) return;
  load().then(
    (start) => {
      if (element.isConnected) end = start(element);
    },
    (error: unknown) => console.warn(error),
  );
}

/** The page is about to go. */
export function endPageIsland(): void {
  end?.();
  end = undefined;
}
