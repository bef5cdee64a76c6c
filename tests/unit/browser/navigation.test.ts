import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const { showPage, startBar, replaceBar } = vi.hoisted(() => ({
  showPage: vi.fn(() => true),
  startBar: vi.fn(),
  replaceBar: vi.fn(),
}));
vi.mock('../../../src/browser/navigation/show-page', () => ({ showPage, replaceBar }));
vi.mock('../../../src/browser/navigation/parse', () => ({ takePage: () => ({}) }));
vi.mock('../../../src/browser/navigation/head', () => ({ loadStyles: async () => undefined }));
vi.mock('../../../src/browser/navigation/focus', () => ({ focusStart: () => undefined }));
vi.mock('../../../src/browser/show-suggestions', () => ({ showSuggestions: () => undefined }));
vi.mock('nprogress', () => ({ default: { configure: () => undefined, start: startBar, done: () => undefined } }));
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
    return this.entry.url;
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
        this.place += 1;
        this.entries.splice(this.place, Number.POSITIVE_INFINITY, { url, state });
      },
      go: move,
      back: () => move(-1),
      forward: () => move(1),
    };
  }
}

let page: FakeWindow;
let isNotFoundPage = false;

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
    scripts: [],
    addEventListener: () => undefined,
    getElementById: () => null,
    querySelector: (selector: string) => (isNotFoundPage && selector.includes('not-found-page') ? {} : null),
  });
  vi.stubGlobal('fetch', async (path: string) => {
    await new Promise((resolve) => setTimeout(resolve, path.includes('slow') ? slow : fast));
    return new Response('', { headers: { 'content-type': 'text/html' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens `/docs/first` and starts the navigation. */
async function start(onReturn = () => false): Promise<(href: string) => Promise<void>> {
  open('/docs/first');
  const { startNavigation } = await import('../../../src/browser/navigation/navigate');
  const { go } = await import('../../../src/browser/go');
  const nothing = () => undefined;
  startNavigation({
    onReturn,
    onNavigate: nothing,
    onLeave: nothing,
    onShow: nothing,
    onDrawn: nothing,
    onPlace: nothing,
  });
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
])('the 404 page %s', async (_, isStillThere, count) => {
  open('/docs/v3/slow');
  isNotFoundPage = true;
  const { adaptNotFound } = await import('../../../src/browser/not-found');
  adaptNotFound();
  isNotFoundPage = isStillThere;
  await vi.advanceTimersByTimeAsync(slow);
  isNotFoundPage = false;
  expect(replaceBar).toHaveBeenCalledTimes(count);
});
