import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { elementKey, type WebDriver } from './webdriver';

/** Codes of WebDriver for keys that write nothing. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Shift: '\uE008' } as const;

/** How long something has to stay where it is until it stands still, in milliseconds: a few frames of a slow machine. */
const stillFor = 100;

/** What a reader does in a browser. */
export interface Reader {
  /** Opens a page and waits until it has come to life. */
  open(path: string): Promise<void>;
  /**
   * Presses what is shown and has this name: its label for screen readers or its text. Waits until it is there and stands still; drivers
   * press where it was when they looked.
   *
   * @param selector kind of element, as CSS
   */
  press(selector: string, name: string | RegExp): Promise<void>;
  /** Types into the field that has the focus; `keys` has the keys that write nothing. */
  type(text: string): Promise<void>;
  back(): Promise<void>;
  resize(size: { width: number; height: number }): Promise<void>;
  /** Runs a function in the page; it sees nothing of what is around it. */
  read<Value, Args extends readonly unknown[]>(look: (...args: Args) => Value, ...args: Args): Promise<Value>;
  /** Waits until a part of the page is shown, and gives its text. */
  see(selector: string, text: string | RegExp): Promise<void>;
  /** Waits for the path and the query of the address. */
  seeAddress(address: string | RegExp): Promise<void>;
}

/** @param origin address of the site without a path */
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

/** Where an element is in the window. Runs in the page; `element` is what a driver gave for it, and arrives as the element. */
function findPlace(element: unknown): string {
  return JSON.stringify((element as Element).getBoundingClientRect());
}

/** Finds the first shown element with a label or text, which is given as a whole or as the source of a pattern. Runs in the page. */
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
