/**
 * Custom elements: what moves on a page. The code of an element (`element.ts`) lies beside the component that renders it. An element that most
 * readers use at once is part of the first script. The others name in `data-on` when their code is wanted, like islands.
 */
import { findTarget } from '../events';
import { onFirstInteraction } from '../first-interaction';
import { whenWanted } from '../islands/when-wanted';
import { loadFor } from '../note';

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
  document.addEventListener('click', loadClicked);
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
      // The element may be replaced before its code is wanted; then this one is never in view.
      void whenWanted(host, new AbortController().signal).then(() =>
        loadFor(host, load, ({ default: element }) => define(tag, element)),
      );
    }
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

/** A button of an element whose code has not arrived is clicked: loads the code, or says that it is missing, and then repeats the click. */
function loadClicked(event: MouseEvent): void {
  const button = findTarget(event, '[data-on]:not(:defined) button');
  const host = button?.closest<HTMLElement>('[data-on]');
  const load = later[host?.localName ?? ''];
  if (!button || !host || load === undefined) return;
  loadFor(host, load, ({ default: element }) => {
    define(host.localName, element);
    button.click();
  });
}

function define(tag: string, element: CustomElementConstructor): void {
  if (customElements.get(tag) === undefined) customElements.define(tag, element);
}
