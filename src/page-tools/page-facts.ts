/** What is known of the page that the reader is on: read from the page itself, when it is asked for. */
import { docsVersions } from '@site/src/config/versions';

export interface PageFacts {
  readonly title: string;
  /** Address without query and fragment. */
  readonly url: string;
  /** `v4 (latest)`; empty for pages that belong to no version. */
  readonly version: string;
  /** Where the file of the page is edited; empty where nobody knows. */
  readonly source: string;
}

/** A part of a page below a heading. */
export interface Section {
  readonly id: string;
  readonly title: string;
}

/** Finds the text of the page. */
const content = '.theme-doc-markdown';

/** Zero-width spaces stand in the links of headings. */
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

/** Lists the sections of the page in their order. */
export function listSections(): Section[] {
  return findHeadings().map((heading) => ({ id: heading.id, title: readText(heading) }));
}

/**
 * Finds the section that the reader looks at.
 *
 * @param element the section that it stands in is meant, wherever the window is; without it the one that fills the top of the window
 * @returns its id; empty above the first heading
 */
export function findSectionInView(element?: Element): string {
  const limit = element?.getBoundingClientRect().top ?? window.innerHeight / 3;
  const above = findHeadings().filter((heading) => heading.getBoundingClientRect().top <= limit);
  return above.at(-1)?.id ?? '';
}

/** Headings inside of folded text or a hidden tab have no place in the window. */
function findHeadings(): Element[] {
  return [...document.querySelectorAll(`${content} :is(h2, h3)[id]`)].filter(
    (heading) => heading.getClientRects().length > 0,
  );
}

/** The page as plain text, with where it comes from. */
export function readPlainText(): string {
  const { title, url, version } = readPage();
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is left out, and lines stay lines.
  const text = document.querySelector<HTMLElement>(content)?.innerText ?? '';
  return `${title}\n${version}\n${url}\n\n${text.replaceAll('\u200b', '').trim()}\n`;
}
