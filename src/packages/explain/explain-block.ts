import { markNames } from './mark-names';
import { makePanel } from './panel';
import { explainOnPointing } from './popover';
import { type ExplainedName, readExplanations } from './read-explanations';

const known = new WeakMap<Element, ReadonlyMap<Element, ExplainedName>>();
const panels = new WeakMap<Element, HTMLElement>();

/**
 * Lets the reader point at the names in a sample.
 *
 * @param code the element with the code
 * @returns whether there is something to explain; nothing if the reader has left the page meanwhile
 * @throws when the explanations do not load
 */
export async function prepareNames(code: HTMLElement): Promise<boolean> {
  // The file is that of the present page.
  if (!code.isConnected) return false;
  const names = await readExplanations(code);
  // The reader may point at the block while its file is loading.
  const marked = known.get(code) ?? markNames(code, names);
  if (!known.has(code)) explainOnPointing(code, marked);
  known.set(code, marked);
  return marked.size > 0;
}

/** Opens or closes the list below a sample whose names are marked. @param button the one that opens it */
export function togglePanel(button: HTMLElement, block: Element, code: HTMLElement): void {
  const open = panels.get(code);
  button.setAttribute('aria-expanded', String(open === undefined));
  if (open !== undefined) {
    open.remove();
    panels.delete(code);
    return;
  }
  const panel = makePanel(known.get(code) ?? new Map(), () => {
    togglePanel(button, block, code);
    button.focus();
  });
  panels.set(code, panel);
  block.append(panel);
}
