import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { showPage, startBar, replaceBar, showFailure, showCrash } = vi.hoisted(() => ({
  showPage: vi.fn(() => true),
  startBar: vi.fn(),
  replaceBar: vi.fn(),
  showFailure: vi.fn(),
  showCrash: vi.fn(),
}));
vi.mock('../../../src/browser/navigation/error-box', () => ({ showFailure, showCrash }));
vi.mock('../../../src/browser/navigation/show-page', () => ({ showPage, replaceBar }));
vi.mock('../../../src/browser/navigation/parse', () => ({ takePage: () => ({}) }));
vi.mock('../../../src/browser/navigation/head', () => ({ loadStyles: async () => undefined }));
vi.mock('../../../src/browser/navigation/focus', () => ({ focusStart: () => undefined }));
vi.mock('../../../src/browser/suggest', () => ({ suggest: () => [] }));
vi.mock('nprogress', () => {
  const nprogress = { configure: () => nprogress, start: startBar, done: () => undefined };
  return { default: nprogress };
});
vi.mock('@generated/client-modules', async () => ({
  default: [await import('../../../src/browser/client-modules/progress-bar')],
}));

/** Milliseconds until a page arrives. */
const fast = 10;
const slow = 3000;

/** A window with a history. As in a browser, moving through the history takes effect later. */
class FakeWindow extends EventTarget {
  entries: { url: URL; state: unknown }[] = [];
  place = 0;
  scrollY = 0;
  reloads = 0;
  readonly assigned: string[] = [];
  refusesEntries = false;
  readonly setTimeout = setTimeout;
  readonly clearTimeout = clearTimeout;

  constructor(path: string) {
    super();
    this.entries = [{ url: new URL(path, 'https://site.example'), state: null }];
  }
  get entry() {
    return this.entries[this.place] as (typeof this.entries)[number];
  }
  get location() {
    const { href, pathname, search, hash, origin } = this.entry.url;
    return {
      ...{ href, pathname, search, hash, origin },
      reload: () => {
        this.reloads += 1;
      },
      assign: (url: URL) => this.assigned.push(String(url)),
    };
  }
  scrollTo({ top }: { top: number }): void {
    this.scrollY = top;
  }
  get history() {
    const move = (steps: number): void => {
      setTimeout(() => {
        if (this.entries[this.place + steps] === undefined) return;
        this.place += steps;
        this.dispatchEvent(new Event('popstate'));
      });
    };
    return {
      state: this.entry.state,
      replaceState: (state: unknown) => {
        this.entry.state = state;
      },
      pushState: (state: unknown, _: string, url: URL) => {
        if (this.refusesEntries) throw new DOMException('Too many changes.', 'SecurityError');
        this.place += 1;
        this.entries.splice(this.place, Number.POSITIVE_INFINITY, { url, state });
      },
      go: move,
      back: () => move(-1),
      forward: () => move(1),
    };
  }
}

interface Answer {
  readonly delay?: number;
  readonly html?: string;
  readonly url?: string;
}

/** Sets the site's responses. Pages are HTML up to their end unless the test says otherwise. */
function serve(answer: (path: string, cache: RequestCache | undefined) => Answer) {
  const fetched = vi.fn(async (path: string, options?: RequestInit) => {
    const { delay = fast, html = '<body></body>', url } = answer(path, options?.cache);
    await new Promise((resolve) => setTimeout(resolve, delay));
    const response = new Response(html, { headers: { 'content-type': 'text/html' } });
    if (url !== undefined) Object.defineProperties(response, { url: { value: url }, redirected: { value: true } });
    return response;
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

let page: FakeWindow;
function open(path: string): void {
  page = new FakeWindow(path);
  vi.stubGlobal('window', page);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.clearAllMocks();
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    createElement: () => ({ append: () => undefined, setAttribute: () => undefined }),
    createElementNS: () => ({ append: () => undefined, setAttribute: () => undefined }),
    scripts: [],
    addEventListener: () => undefined,
    getElementById: () => null,
    querySelector: () => null,
  });
  serve((path) => ({ delay: path.includes('slow') ? slow : fast }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens `/docs/first` and starts the navigation. */
async function start(isOpen = () => false): Promise<(href: string) => Promise<void>> {
  open('/docs/first');
  const { startNavigation } = await import('../../../src/browser/navigation/navigate');
  const { go } = await import('../../../src/browser/go');
  page.addEventListener('docs:back', (event) => isOpen() && event.preventDefault());
  startNavigation();
  return async (href) => {
    go(href);
    await vi.advanceTimersByTimeAsync(300);
  };
}

async function move(steps: number): Promise<void> {
  page.history.go(steps);
  await vi.advanceTimersByTimeAsync(300);
}

describe('a page that is slow', () => {
  it('is announced by the progress bar', async () => {
    const go = await start();
    await go('/docs/slow');
    await vi.advanceTimersByTimeAsync(1500);
    await vi.dynamicImportSettled();
    expect(startBar).toHaveBeenCalledOnce();
  });

  it.each([
    ['goes back', () => move(-1)],
    ['goes to another page', (go: (href: string) => Promise<void>) => go('/docs/second')],
  ])('is no longer announced after the reader %s', async (_, leave) => {
    const go = await start();
    await go('/docs/slow');
    await leave(go);
    await vi.advanceTimersByTimeAsync(2 * slow);
    await vi.dynamicImportSettled();
    expect(startBar).not.toHaveBeenCalled();
  });

  it('does not get the scroll position of the page before it, which keeps its own', async () => {
    const go = await start();
    page.scrollY = 900;
    await go('/docs/slow');
    page.scrollY = 950;
    await go('/docs/second');
    await move(-1);
    await vi.advanceTimersByTimeAsync(slow);
    expect([page.location.pathname, page.scrollY]).toEqual(['/docs/slow', 0]);
    await move(-1);
    expect([page.location.pathname, page.scrollY]).toEqual(['/docs/first', 950]);
  });
});

it.each([
  ['back', 1, -1],
  ['forward', 0, 1],
])('a step %s that only closes something is undone', async (_, from, steps) => {
  let isOpen = false;
  const go = await start(() => isOpen);
  for (const path of ['/docs/second', '/docs/third']) {
    vi.advanceTimersByTime(1000);
    await go(path);
  }
  await move(from - 2);
  const { pathname } = page.location;
  showPage.mockClear();
  isOpen = true;
  await move(steps);
  isOpen = false;
  expect(page.location.pathname).toBe(pathname);
  expect(showPage).not.toHaveBeenCalled();
  await move(steps);
  expect(page.location.pathname).not.toBe(pathname);
  expect(showPage).toHaveBeenCalledOnce();
});

it.each([
  ['is adapted to the version of its address', true, 1],
  ['is not adapted after the reader has gone on', false, 0],
])('the 404 page %s', async (_, isConnected, count) => {
  open('/docs/v3/slow');
  vi.stubGlobal('HTMLElement', class {});
  const { default: Suggestions } = await import('../../../src/theme/NotFound/Content/element');
  const page = { querySelector: () => null };
  const element = { isConnected, closest: () => page, replaceChildren: () => undefined };
  Object.assign(new Suggestions(), element).connectedCallback();
  await vi.advanceTimersByTimeAsync(slow);
  expect(replaceBar).toHaveBeenCalledTimes(count);
});

describe('a page that arrives cut off', () => {
  const cut = '<body><main>';

  it('is fetched again past the caches, and then shown', async () => {
    const fetched = serve((_, cache) => (cache === 'reload' ? {} : { html: cut }));
    const go = await start();
    await go('/docs/second');
    expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
    expect(showPage).toHaveBeenCalledOnce();
    expect(showFailure).not.toHaveBeenCalled();
  });

  it('twice is said, and is fetched again when the reader tries again', async () => {
    const fetched = serve(() => ({ html: cut }));
    const go = await start();
    await go('/docs/second');
    const [error, address, retry] = showFailure.mock.calls[0] as [Error, { pathname: string }, () => void];
    expect([error.message, address.pathname]).toEqual(['Only a part of it arrived.', '/docs/second']);
    expect(showPage).not.toHaveBeenCalled();
    const before = fetched.mock.calls.length;
    serve(() => ({}));
    retry();
    await vi.advanceTimersByTimeAsync(300);
    expect(before).toBeGreaterThan(1);
    expect(showPage).toHaveBeenCalledOnce();
  });
});

it('a page that crashes is fetched again when the reader tries again', async () => {
  const fetched = serve(() => ({}));
  showPage.mockImplementationOnce(() => {
    throw new Error('Broken on purpose');
  });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const go = await start();
  await go('/docs/second');
  const [error, retry] = showCrash.mock.calls[0] as [Error, () => void];
  expect(error.message).toBe('Broken on purpose');
  retry();
  await vi.advanceTimersByTimeAsync(300);
  expect(fetched.mock.calls.map(([, options]) => options?.cache)).toEqual(['default', 'reload']);
  expect(showPage).toHaveBeenCalledTimes(2);
});

describe('an address that redirects', () => {
  it.each([
    ['to another page gets a normal load, which ends at the real address', '/docs/real', 1],
    ['only to the same address with a slash is shown', '/docs/second/', 0],
  ])('%s', async (_, target, loads) => {
    serve(() => ({ url: `https://site.example${target}` }));
    const go = await start();
    await go('/docs/second');
    expect(page.reloads).toBe(loads);
    expect(showPage).toHaveBeenCalledTimes(1 - loads);
  });
});

it('a link works with a normal load where the browser refuses another history entry', async () => {
  const go = await start();
  page.refusesEntries = true;
  await go('/docs/second');
  expect(page.assigned).toEqual(['https://site.example/docs/second']);
  expect(showPage).not.toHaveBeenCalled();
});
