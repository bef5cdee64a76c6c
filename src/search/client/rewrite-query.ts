import { lightWords } from '@site/src/config/search-intents';
import { cleanPasted, isPasted, readErrorLines } from '@site/src/search/engine/pasted';
import { stopWords } from '@site/src/search/engine/stop-words';
import { fold, readRuns } from '@site/src/search/engine/words';

/** Query for the hosted search, in place of what a reader typed. */
export interface ServiceQuery {
  readonly query: string;
  /** Words that a record need not have. */
  readonly optionalWords?: readonly string[];
}

/** Maximum length of a query that the service accepts, in bytes. Letters outside of ASCII take several. */
const longestQuery = 500;

const optional = new Set([stopWords, ...Object.values(lightWords)].join(' ').split(' '));

/**
 * Rewrites a query for the hosted search, which requires a record to have every word. Of a pasted message, it gets only the
 * lines that say what went wrong, without paths and numbers. In a sentence, the words that say little are optional.
 */
export function rewriteForService(query: string): ServiceQuery {
  if (isPasted(query)) {
    const words = readRuns(readErrorLines(cleanPasted(query)));
    return { query: cut([...new Set(words)].join(' ')), optionalWords: [...new Set(words)] };
  }
  const runs = readRuns(query);
  const light = runs.filter((run) => optional.has(fold(run)));
  return light.length === 0 || light.length === runs.length ? { query } : { query, optionalWords: light };
}

function cut(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length <= longestQuery) return text;
  return new TextDecoder().decode(bytes.slice(0, longestQuery)).replace(/\s?\S*$/, '');
}
