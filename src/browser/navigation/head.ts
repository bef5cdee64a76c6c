import { copyAttributes } from './morph';

/** Tags of the head that belong to a single page: those from Docusaurus' `Head`, and those that our build added. */
const ofPage = '[data-rh], [data-page-head], meta[name="folded-route"]';

/** Attributes of `<html>` that scripts set, which stay when the page changes. */
const ofReader = /^data-(?!rh$)/;

/**
 * Loads the style sheets that another page has and the current one lacks.
 *
 * @param next document of that page
 * @returns a promise that resolves when they are loaded
 * @throws when one of them can't be loaded
 */
export async function loadStyles(next: Document): Promise<void> {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );
  const missing = [...next.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    .filter((link) => link.closest('noscript') === null)
    .map((link) => new URL(link.getAttribute('href') ?? '', window.location.href).href)
    .filter((href) => !known.has(href));
  await Promise.all(missing.map(loadStylesheet));
}

function loadStylesheet(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Loading the styles ${href} failed.`));
    };
    document.head.append(link);
  });
}

/** Gives the document the title, tags and classes of another page. */
export function showHead(next: Document): void {
  document.title = next.title;
  const old = [...document.head.querySelectorAll(`:is(${ofPage}):not(title)`)];
  const added = [...next.head.querySelectorAll(`:is(${ofPage}):not(title)`)].filter((tag) => {
    const same = old.findIndex((candidate) => candidate.isEqualNode(tag));
    if (same !== -1) old.splice(same, 1);
    return same === -1;
  });
  for (const tag of old) tag.remove();
  document.head.append(...added);
  copyAttributes(document.documentElement, next.documentElement, ofReader);
}
