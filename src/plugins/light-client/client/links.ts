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

/**
 * Brings the links below an element to life. Pages whose links come into view are noted, to be fetched in good time; what the pointer or a finger
 * is on is loaded.
 *
 * @returns ends it
 */
export function watchLinks(root: HTMLElement, history: History): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const preload = (event: Event): void => {
    const href = findPageLink(event);
    if (href !== undefined) window.docusaurus.preload(href);
  };
  root.addEventListener('click', (event) => followLink(event, history), { signal });
  root.addEventListener('mouseover', preload, { signal });
  root.addEventListener('touchstart', preload, { signal, passive: true });

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch(readPageLink(target) ?? '');
    }
  });
  for (const link of root.querySelectorAll('a[href]')) if (readPageLink(link) !== undefined) observer.observe(link);
  signal.addEventListener('abort', () => observer.disconnect());
  return () => controller.abort();
}
