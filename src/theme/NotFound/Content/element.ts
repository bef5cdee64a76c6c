import { feedback } from '@site/src/config/feedback';
import { basePath, type DocsVersion, latestVersion } from '@site/src/config/versions';
import { toInlineCode } from '@site/src/lib/issue';
import { pluginIcons } from '@site/src/lib/plugin-icons';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { make } from '../../../browser/make';
import { unmarkCurrent } from '../../../browser/navigation/error-box';
import { fetchPage } from '../../../browser/navigation/fetch-page';
import { takePage } from '../../../browser/navigation/parse';
import { replaceBar } from '../../../browser/navigation/show-page';
import { readWords } from '../../../browser/read-words';
import { suggest } from '../../../browser/suggest';

/** Number of pages to suggest. The style sheet leaves room for as many. */
const most = 3;

/** Id of the line above the suggestions. */
const nearest = '__nearest-pages';

const sidebar = 'aside.theme-doc-sidebar-container';

/** Icon of pages that have none of their own. */
const pageIcon = ['M7 3h10v18H7z', 'M10 8h4m-4 4h4m-4 4h2'] as const;

/**
 * Suggests pages on the page for unknown addresses, and adapts that page to the version in the address. Hosts respond with the same page to every
 * unknown address, and it was rendered for one of the latest version.
 */
export default class NotFoundSuggestions extends HTMLElement {
  connectedCallback(): void {
    const { pathname, hash, href } = window.location;
    const version = versionOfUrl(pathname);
    const page = this.closest('article');
    if (version === undefined || page === null) return;
    page.querySelector('p > code')?.replaceChildren(pathname);
    showVersion(this, version);
    listSuggestions(this, pathname, hash, version);
    const link = (name: string) => page.querySelector<HTMLAnchorElement>(`a[data-${name}]`);
    offerSearch(link('search'), pathname, version);
    // Changed code of a sample is nobody else's.
    const address = href.replace(/#run=.*/, '');
    const title = `Docs: no page at ${toInlineCode(pathname)}`;
    link('report')?.setAttribute(
      'href',
      `${feedback.issues}?${new URLSearchParams({ title, body: `- Address: ${toInlineCode(address)}\n- Link on: ${document.referrer || '(unknown)'}\n` })}`,
    );
  }
}

/** Shows the bar and the sidebar of the version, and leads to its start page. */
function showVersion(place: Element, { routePrefix }: DocsVersion): void {
  const path = basePath + routePrefix;
  fetchPage(path)
    .then((html) => {
      // The reader may have gone on to another page.
      if (!place.isConnected) return;
      const page = takePage(html);
      replaceBar(page);
      const aside = page.querySelector(sidebar);
      if (aside !== null) {
        // It was rendered for the start page, which is not the page that the reader asked for.
        unmarkCurrent(aside);
        document.querySelector(sidebar)?.replaceWith(aside);
      }
      document.querySelector('main a[data-start]')?.setAttribute('href', path);
    })
    .catch((error: unknown) => console.warn(error));
}

function listSuggestions(place: Element, pathname: string, hash: string, version: DocsVersion): void {
  const name = pathname.slice(pathname.lastIndexOf('/'));
  // Another version may have the very page.
  const own = suggest(pathname, hash, version.name)
    .map(({ href, path }) => ({ href, path }))
    .sort((a, b) => Number(b.path.endsWith(name)) - Number(a.path.endsWith(name)));
  // Where few pages are near, the lists of plugins and guides are.
  const more = ['apis', 'plugins', 'getting-started'].map((page) => {
    const path = [basePath.slice(0, -1), version.routePrefix, page].filter(Boolean).join('/');
    return { href: path, path };
  });
  const shown = [...own, ...more.filter(({ path }) => own.every((one) => one.path !== path))].slice(0, most);
  const entries = shown.map(({ href, path }) => makeEntry(href, path));
  place.replaceChildren(
    make('p', { id: nearest }, 'The nearest pages'),
    make('ul', { 'aria-labelledby': nearest }, ...entries),
  );
}

/** Makes the row of a page. Its title and what it is about come from its head. */
function makeEntry(href: string, path: string): HTMLElement {
  const name = path.split('/').at(-1) ?? '';
  const words = readWords(name);
  const title = make('b', {}, words.charAt(0).toUpperCase() + words.slice(1));
  const text = make('small', {}, path);
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  for (const line of (path.includes('/apis/') ? pluginIcons[name] : undefined) ?? pageIcon) {
    icon.append(document.createElementNS('http://www.w3.org/2000/svg', 'path'));
    icon.lastElementChild?.setAttribute('d', line);
  }
  fetchPage(path)
    .then((html) => {
      const page = new DOMParser().parseFromString(html.slice(0, html.indexOf('</head>')), 'text/html');
      title.textContent = page.title.split(' | ')[0] || title.textContent;
      text.textContent = page.querySelector<HTMLMetaElement>('meta[name="description"]')?.content || path;
    })
    .catch((error: unknown) => console.warn(error));
  const version = make('span', { class: 'tag' }, versionOfUrl(path)?.name ?? '');
  return make(
    'li',
    {},
    make('a', { href }, icon, make('span', {}, title, text), version, make('span', { class: 'chevron' })),
  );
}

/** Leads to a search for the last part of the address, in the version that the address belongs to. */
function offerSearch(link: HTMLAnchorElement | null, pathname: string, { name }: DocsVersion): void {
  const [last = ''] = pathname
    .replace(/\/(?:index)?$/, '')
    .split('/')
    .slice(-1);
  const words = readWords(last);
  if (words === '' || link === null) return;
  const query = new URLSearchParams({ q: words, ...(name === latestVersion.name ? {} : { version: name }) });
  link.href = `${basePath}search?${query}`;
  link.querySelector('span')?.replaceChildren(`Search “${words}”`);
}
