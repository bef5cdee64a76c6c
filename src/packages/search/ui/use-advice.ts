import { useEffect, useState } from 'react';
import { type DocsVersion, docsVersions } from '../../../config/versions';
import { type Advice, type EndedSearch, readAdvice } from '../client/advice';
import { searchOptions } from '../client/options';
import { isIdentifier } from '../engine/headings';

/** Pause in typing after which other versions are searched, in milliseconds. Each of them is a separate file. */
const pause = 600;

/**
 * Advises the reader on a search. Other versions are looked through only when it found nothing, or lacks an identifier.
 *
 * @returns undefined when there is nothing to say
 */
export function useAdvice(ended: EndedSearch | undefined): Advice | undefined {
  const advice = ended && readAdvice(ended);
  const scope = ended?.scope;
  const isWorthLooking = scope !== 'all' && (ended?.count === 0 || advice?.missing.some(isIdentifier) === true);
  const words = isWorthLooking ? (advice?.missing.join(' ') ?? '') : '';
  const [looked, setLooked] = useState<{ scope: typeof scope; words: string; versions: readonly DocsVersion[] }>();

  useEffect(() => {
    if (words === '') return undefined;
    let isWanted = true;
    const timer = setTimeout(async () => {
      try {
        const others = docsVersions.filter((version) => version !== scope);
        const versions = await (await searchOptions.getSearch()).findVersions(words, others);
        if (isWanted) setLooked({ scope, words, versions });
      } catch {
        // Without the other versions, the advice just does not mention them.
      }
    }, pause);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [scope, words]);

  const hasLooked = words !== '' && looked?.words === words && looked.scope === scope;
  return advice && hasLooked ? { ...advice, versions: looked.versions } : advice;
}
