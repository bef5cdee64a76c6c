/** Facts about the page that the reader is on, read from the page itself on demand. */
import { docsVersions } from '@site/src/config/versions';

export interface PageFacts {
  readonly title: string;
  /** Address without query and fragment. */
  readonly url: string;
  /** Version and its state: `v4 (latest)`; empty for pages that belong to no version. */
  readonly version: string;
  /** Address for editing the source file of the page; empty when unknown. */
  readonly source: string;
}

/** A part of a page, below a heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Selector of the page's content. */
const content = '.theme-doc-markdown';

/** Returns the text of an element without the zero-width spaces in heading links. */
const readText = (element: Element | null): string => (element?.textContent ?? '').replaceAll('\u200b', '').trim();

export function readPage(): PageFacts {
  const name = document.querySelector<HTMLMetaElement>('meta[name="docsearch:version"]')?.content;
  const version = docsVersions.find(({ docusaurusName }) => docusaurusName === name);
  const { origin, pathname } = window.location;
  return {
    title: readText(document.querySelector(`${content} h1`)),
    url: origin + pathname,
    version: version === undefined ? '' : `${version.name} (${version.state})`,
    source: document.querySelector<HTMLAnchorElement>('.theme-edit-this-page')?.href ?? '',
  };
}

/** Lists the sections of the page in order. */
export function listSections(): Section[] {
  return findHeadings().map((heading) => ({ id: heading.id, title: readText(heading) }));
}

/**
 * Finds the section that the reader is looking at.
 *
 * @param element finds the section that contains it, wherever the page is scrolled; without it, the one at the top of the window is found
 * @returns its id; empty above the first heading
 */
export function findSectionInView(element?: Element): string {
  const limit = element?.getBoundingClientRect().top ?? window.innerHeight / 3;
  const above = findHeadings().filter((heading) => heading.getBoundingClientRect().top <= limit);
  return above.at(-1)?.id ?? '';
}

/** Lists the visible headings. Headings inside collapsed text or a hidden tab have no position in the window. */
function findHeadings(): Element[] {
  return [...document.querySelectorAll(`${content} :is(h2, h3)[id]`)].filter(
    (heading) => heading.getClientRects().length > 0,
  );
}

/** Returns the page as plain text, with its title, version and address. */
export function readPlainText(): string {
  const { title, url, version } = readPage();
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is left out, and lines stay lines.
  const text = document.querySelector<HTMLElement>(content)?.innerText ?? '';
  return `${title}\n${version}\n${url}\n\n${text.replaceAll('\u200b', '').trim()}\n`;
}
