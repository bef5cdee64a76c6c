/** Scripts that only some pages have, for HTML that the build has written. */

import { loadFor } from './note';

/** Starts the script of a page in its element. @returns a function that stops it */
export type StartPage = (element: Element) => () => void;

const attribute = 'data-page-script';

/** Functions that load the script of a page, by the name in the page's element. */
export type PageScripts = Readonly<Record<string, () => Promise<StartPage>>>;

let end: (() => void) | undefined;

/** Starts the script of the current page, if it has one. If it does not arrive, the page says so. */
export function startPageScript(scripts: PageScripts): void {
  const element = document.querySelector<HTMLElement>(`[${attribute}]`);
  const load = scripts[element?.getAttribute(attribute) ?? ''];
  if (element === null || load === undefined) return;
  loadFor(element, load, (start) => {
    if (element.isConnected) end = start(element);
  });
}

/** Stops the script of the page. Call before the page is replaced. */
export function endPageScript(): void {
  end?.();
  end = undefined;
}
