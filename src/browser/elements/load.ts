/**
 * Custom elements: what moves on a page. The code of an element (`element.ts`) lies beside the component that renders it. An element that most
 * readers use at once is part of the first script. The others name in `data-on` when their code is wanted; islands are among them.
 */
import { findTarget } from '../events';
import { onFirstInteraction } from '../first-interaction';
import { loadFor } from '../note';
import { whenWanted } from './when-wanted';

type Load = () => Promise<{ readonly default: CustomElementConstructor }>;

/** Elements by their tags. */
export interface Elements {
  /** Those of the first script. */
  readonly first: Readonly<Record<string, CustomElementConstructor>>;
  /** Those whose code is loaded when it is wanted. */
  readonly later: Readonly<Record<string, Load>>;
}

let later: Elements['later'] = {};

/** Elements that wait. */
const waiting = new WeakSet<Element>();

/** Buttons that were clicked before the code of their element came. */
const clicked: HTMLElement[] = [];

/** Tags whose code is loaded at the first interaction, if that is still to come. */
const atInteraction = new Set<string>();

/** Defines the elements of the first script, and starts loading the others. */
export function startElements(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements.first)) customElements.define(tag, element);
  later = elements.later;
  document.addEventListener('click', keepClick, true);
  loadElements();
}

/** Loads the code of elements in the document when it is wanted. Call it when elements have been added. */
export function loadElements(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-on]:not(:defined)')) {
    const tag = host.localName;
    const load = later[tag];
    if (load === undefined) continue;
    if (host.dataset.on === 'first-interaction') {
      if (!atInteraction.has(tag)) loadAtInteraction(load, ({ default: element }) => define(tag, element));
      atInteraction.add(tag);
    } else if (!waiting.has(host)) {
      waiting.add(host);
      void whenWanted(host).then(() => loadNow(host, load));
    }
  }
}

/** A button of an element is clicked before the code has come: loads the code, or says that it is missing, and then clicks the button again. */
function keepClick(event: MouseEvent): void {
  const button = findTarget(event, 'button');
  // An island's children are not its own: they are in an element that is never defined.
  const host = button?.closest<HTMLElement>(':not(:defined)');
  const load = later[host?.localName ?? ''];
  if (!button || !host || load === undefined) return;
  event.preventDefault();
  clicked.push(button);
  if (!waiting.has(host)) loadNow(host, load);
}

function loadNow(host: HTMLElement, load: Load): void {
  preloadScripts(host);
  loadFor(host, load, ({ default: element }) => define(host.localName, element));
}

/** Requests the scripts that an element names together with its code, without those that the page has loaded already. */
function preloadScripts({ dataset }: HTMLElement): void {
  for (const path of dataset.scripts?.split(' ') ?? []) {
    const { href } = new URL(path, location.href);
    if (performance.getEntriesByName(href).length > 0) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

/**
 * At the first interaction, loads what adds to a page that works without it. If it does not arrive, the next click tries again.
 *
 * @param use called with the code, and with the event of the interaction if that has caused the call
 */
export function loadAtInteraction<Code>(load: () => Promise<Code>, use: (code: Code, first?: Event) => void): void {
  onFirstInteraction((first) =>
    load().then(
      (code) => use(code, first),
      (error: unknown) => {
        console.warn(error);
        document.addEventListener('click', () => loadAtInteraction(load, use), { once: true });
      },
    ),
  );
}

function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
  // Those of elements that still wait are kept again.
  for (const button of clicked.splice(0)) button.click();
}
