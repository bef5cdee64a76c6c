import { type SearchTool, searchTools } from '../../../config/search-tools';
import { stopWords } from '../engine/english';
import { fold, readRuns } from '../engine/words';

const leftOut = new Set(stopWords.split(' '));

/** Finds the tools that a query asks for. */
export function findTools(query: string): readonly SearchTool[] {
  const words = readRuns(query)
    .map(fold)
    .filter((word) => !leftOut.has(word));
  return searchTools.filter(({ words: [needed, others] }) => {
    const needs = needed.split(' ');
    const all = new Set([...needs, ...others.split(' ')]);
    return words.some((word) => needs.includes(word)) && words.every((word) => all.has(word));
  });
}

/** Presses a control of the page. */
function press(selector: string): (() => void) | undefined {
  const button = document.querySelector<HTMLElement>(selector);
  return button === null ? undefined : () => button.click();
}

/** What each tool does, and undefined where it can do nothing. Pages are followed like hits. */
const actions: Readonly<Record<string, () => (() => unknown) | undefined>> = {
  copy: () => press('page-menu button:not([aria-haspopup])'),
  report: () => press('page-feedback [value="no"]'),
  print: () => () => window.print(),
  mode: () => press('color-mode-toggle button'),
  keys: () => () => import('@site/src/browser/key-help/dialog').then(({ showKeys }) => showKeys()),
};

/** Finds what a tool does here. */
export function findAction({ name }: SearchTool): (() => void) | undefined {
  return actions[name]?.();
}
