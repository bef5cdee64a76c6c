import { type SearchTool, searchTools } from '@site/src/config/search-tools';
import { stopWords } from '@site/src/search/engine/stop-words';
import { fold, readRuns } from '@site/src/search/engine/words';

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
