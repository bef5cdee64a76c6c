import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { elementKey, type WebDriver } from './webdriver';

/** WebDriver codes for keys that do not type a character. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008' } as const;

/** How long an element must keep its position before it counts as stable, in milliseconds: a few frames on a slow machine. */
const stillFor = 100;

/** Actions of a reader in a browser. */
export interface Reader {
  /** Opens a page and waits until it is hydrated. */
  open(path: string): Promise<void>;
  /**
   * Presses the visible element with this accessible label or text. Waits until the whole page is rendered and the element has stopped moving, because
   * drivers press at the position where they found it.
   *
   * @param selector CSS selector for the kind of element
   */
  press(selector: string, name: string | RegExp): Promise<void>;
  /** Types into the focused field. For keys that do not type a character, see `keys`. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page. The function cannot use variables from outside. */
  read<Value, Args extends readonly unknown[]>(look: (...args: Args) => Value, ...args: Args): Promise<Value>;
  /** Waits until an element with this text is visible. */
  see(selector: string, text: string | RegExp): Promise<void>;
  /** Waits until the address has this path and query. */
  seeAddress(address: string | RegExp): Promise<void>;
}

/** @param origin of the site, without a path */
export function createReader(driver: WebDriver, origin: string): Reader {
  const read: Reader['read'] = async (look, ...args) =>
    (await driver.send('execute', { script: `return (${look})(...arguments)`, args })) as ReturnType<typeof look>;

  const find = (selector: string, name: string | RegExp) =>
    read(findShown, selector, typeof name === 'string' ? name : null, name instanceof RegExp ? name.source : null);

  return {
    read,
    async open(path) {
      await driver.send('navigate', { url: origin + path });
      await expect.poll(() => read(() => document.documentElement.dataset.hasHydrated)).toBe('true');
      await driver.readComplaints(origin).then((complaints) => expect(complaints).toEqual([]));
    },
    async press(selector, name) {
      await expect(async () => {
        const element = (await find(selector, name)) as unknown as Record<string, string> | null;
        const id = element?.[elementKey];
        if (element === null || id === undefined) throw new Error(`There is no ${selector} named ${name}.`);
        if (await read(isInPortions)) throw new Error('A part of the page is still missing.');
        const place = await read(findPlace, element);
        await delay(stillFor);
        if ((await read(findPlace, element)) !== place) throw new Error(`The ${selector} named ${name} moves.`);
        await driver.send('click', {}, id);
      }).toPass({ timeout: 15_000 });
    },
    async type(text) {
      const strokes = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await driver.send('press', { actions: [{ type: 'key', id: 'keyboard', actions: strokes }] });
    },
    back: async () => void (await driver.send('back')),
    resize: async (size) => void (await driver.send('resize', size)),
    async see(selector, text) {
      await expect(async () => {
        if ((await find(selector, text)) === null) throw new Error(`There is no ${selector} with ${text}.`);
      }).toPass({ timeout: 15_000 });
    },
    async seeAddress(address) {
      const poll = expect.poll(() => read(() => location.pathname + location.search));
      await (typeof address === 'string' ? poll.toBe(address) : poll.toMatch(address));
    },
  };
}

/** Returns the position of an element in the window. Runs in the page. The driver's reference to `element` arrives as the element itself. */
function findPlace(element: unknown): string {
  return JSON.stringify((element as Element).getBoundingClientRect());
}

/**
 * Whether a part of a long page is still hidden, after a load (`portions.css`) or a navigation (`navigation/portions.ts`). The attribute of `<html>`
 * alone says nothing: it stays when the last portion is there. Runs in the page.
 */
function isInPortions(): boolean {
  return document.querySelector('html[data-draws] [data-portion], .theme-doc-markdown[style*="min-block-size"]') !== null;
}

/** Finds the first visible element with a label or text, given as the full text or as the source of a pattern. Runs in the page. */
function findShown(selector: string, name: string | null, pattern: string | null): Element | null {
  const isMeant = (element: Element) => {
    const names = [element.getAttribute('aria-label'), element.textContent].map((text) =>
      (text ?? '').replace(/\s+/g, ' ').trim(),
    );
    return pattern === null ? names.includes(name ?? '') : names.some((own) => new RegExp(pattern).test(own));
  };
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(element).visibility === 'visible';
  };
  return [...document.querySelectorAll(selector)].find((element) => isShown(element) && isMeant(element)) ?? null;
}
