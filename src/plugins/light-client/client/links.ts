/** Links in HTML that came from the server do what the links of Docusaurus do: they lead on without a load, to pages fetched ahead. */
import type { useHistory } from '@docusaurus/router';
import siteConfig from '@generated/docusaurus.config';

type History = ReturnType<typeof useHistory>;

/** Whether a click asks for nothing special, as a new tab would be. */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey && !defaultPrevented;
}

/** @returns address of a link to a page of the site; undefined for places of the same page, for files and for what opens elsewhere */
function readPageLink(link: Element | null): string | undefined {
  const href = link?.getAttribute('href');
  const [path = ''] = href?.split(/[?#]/) ?? [];
  const isPage = `${path}/`.startsWith(siteConfig.baseUrl) && !/\.\w+$/.test(path);
  const isHere = (link?.getAttribute('target') ?? '_self') === '_self' && !link?.hasAttribute('download');
  return isPage && isHere ? (href ?? undefined) : undefined;
}

/** @returns address of the page that what has happened is about; see `readPageLink` */
function findPageLink({ target }: Event): string | undefined {
  return target instanceof Element ? readPageLink(target.closest('a[href]')) : undefined;
}

/** Leads on to where a pressed link leads. A link to where the reader is makes no new entry in the history. */
export function followLink(event: MouseEvent, history: History): void {
  const href = findPageLink(event);
  if (href === undefined || !isPlainClick(event)) return;
  event.preventDefault();
  const isHere = href === history.createHref(history.location);
  history[isHere ? 'replace' : 'push'](href);
}

function prefetchAll(targets: readonly string[]): void {
  for (const target of targets) window.docusaurus.prefetch(target);
}

/**
 * Brings the links below an element to life. Pages that a reader rests before the links of are noted, to be fetched in good time; what the pointer
 * or a finger is on is loaded.
 *
 * @param onRest called with the addresses of the pages that the reader rests before the links of, the likeliest last; unless said, they are noted
 *   like other links in view
 * @returns ends it
 */
export function watchLinks(
  root: HTMLElement,
  history: History,
  onRest: (targets: readonly string[]) => void = prefetchAll,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const preload = (event: Event): void => {
    const href = findPageLink(event);
    if (href !== undefined) window.docusaurus.preload(href);
  };
  root.addEventListener('click', (event) => followLink(event, history), { signal });
  root.addEventListener('mouseover', preload, { signal });
  root.addEventListener('touchstart', preload, { signal, passive: true });

  const watched = [...root.querySelectorAll('a[href]')].filter((link) => readPageLink(link) !== undefined);
  const end = watchRests(watched, (links) => {
    onRest(links.map((link) => readPageLink(link) ?? ''));
  });
  signal.addEventListener('abort', end);
  return () => controller.abort();
}

/** How long the same links are in view before the reader is taken to rest, in milliseconds: less than it takes to read one of them. */
const restTime = 100;

/**
 * Tells which links are in view whenever the reader rests.
 *
 * @param onRest called with the links, and the one nearest to the middle of the window, where readers look, is the last
 * @returns ends it
 */
function watchRests(links: readonly Element[], onRest: (links: Element[]) => void): () => void {
  const inView = new Set<Element>();
  let timer = 0;
  const measure = (link: Element): number => Math.abs(link.getBoundingClientRect().top - window.innerHeight / 2);
  const tell = (): void => {
    const byDistance = [...inView].map((link) => ({ link, distance: measure(link) }));
    onRest(byDistance.sort((one, other) => other.distance - one.distance).map(({ link }) => link));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    window.clearTimeout(timer);
    timer = window.setTimeout(tell, restTime);
  });
  for (const link of links) observer.observe(link);
  return () => {
    window.clearTimeout(timer);
    observer.disconnect();
  };
}
