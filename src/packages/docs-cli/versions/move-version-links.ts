/** Updates intentional links from one version to another when the other version moves to a different prefix. */
import type { FilePlan } from '../file-plan';
import { currentStates, listPageFolders, prefixOf, type StateEntry, statesFile, writeStates } from './states';

const basePath = '/docs/';

/** A link with a title that names its version: `[Storage](/docs/v3/apis/storage "in v3")`. */
const titled = /\]\((\/docs(?:\/[^\s)"]*)?)(\s+"in (v\d+)[^"]*")\)/g;

/**
 * Rewrites the links to versions whose prefix changes.
 *
 * @param text of a page
 * @param before states of the versions before the change
 * @param after states after it
 */
export function moveVersionLinks(text: string, before: readonly StateEntry[], after: readonly StateEntry[]): string {
  return text.replace(titled, (whole, address: string, title: string, name: string) => {
    const [old, now] = [prefixOf(before, name), prefixOf(after, name)];
    if (old === undefined || now === undefined || old === now) return whole;
    const root = basePath + old;
    const rest = `${address}/`.startsWith(root.endsWith('/') ? root : `${root}/`)
      ? address.slice(root.length)
      : undefined;
    if (rest === undefined) return whole;
    return `](${[basePath.slice(0, -1), now, rest.replace(/^\//, '')].filter((part) => part !== '').join('/')}${title})`;
  });
}

/** Plans another list of versions, and moves the links to versions whose prefix changes. */
export function planStates(plan: FilePlan, after: readonly StateEntry[]): void {
  plan.edit(statesFile, (text) => writeStates(text, after));
  for (const file of listPageFolders(after).flatMap((folder) => plan.listMarkdown(folder)))
    plan.edit(file, (text) => moveVersionLinks(text, currentStates, after));
}
