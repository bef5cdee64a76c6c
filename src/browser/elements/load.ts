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

/** Tags whose code is loaded at the first interaction, if that is still to come. */
const atInteraction = new Set<string>();

/** Defines the elements of the first script, and starts loading the others. */
export function startElements(elements: Elements): void {
  for (const [tag, element] of Object.entries(elements.first)) customElements.define(tag, element);
  later = elements.later;
  loadElements();
}

/** Loads the code of elements in the document when it is wanted. Call it when elements have been added. */
export function loadElements(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-on]:not(:defined)')) {
    const tag = host.localName;
    const load = later[tag];
    if (load === undefined) continue;
    if (host.dataset.on === 'first-interaction') {
      if (!atInteraction.has(tag)) onFirstInteraction(() => loadQuietly(tag, load));
      atInteraction.add(tag);
    } else if (!waiting.has(host)) {
      waiting.add(host);
      loadWhenWanted(host, load);
    }
  }
}

function loadWhenWanted(host: HTMLElement, load: Load): void {
  const clicked: HTMLElement[] = [];
  host.addEventListener(
    'click',
    (event) => {
      const button = findTarget(event, 'button');
      // Buttons of other elements, and in the children of an island, are not its own.
      if (button?.closest(':not(:defined)') !== host) return;
      event.preventDefault();
      clicked.push(button);
    },
    true,
  );
  void whenWanted(host).then(() => {
    preloadScripts(host);
    loadFor(host, load, ({ default: element }) => {
      define(host.localName, element);
      for (const button of clicked.splice(0)) button.click();
    });
  });
}

/** Requests the scripts that an element names together with its code, without those that the page has loaded already. */
function preloadScripts({ dataset }: HTMLElement): void {
  for (const path of dataset.scripts?.split(' ') ?? []) {
    const { href } = new URL(path, location.href);
    if (performance.getEntriesByName(href).length > 0) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href }));
  }
}

/** Loads what adds to a part that works without it. If it does not arrive, the next click tries again. */
function loadQuietly(tag: string, load: Load): void {
  load().then(
    ({ default: element }) => define(tag, element),
    (error: unknown) => {
      console.warn(error);
      document.addEventListener('click', () => loadQuietly(tag, load), { once: true });
    },
  );
}

function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
}
