import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useParameter } from '../../../browser/use-address';
import { type Choice, parameters, readChoice } from '../address';
import type { UpgradeData } from '../data';

/**
 * Follows the choice in the address, from the first one to those that the navigation of the site brings.
 *
 * @param open takes a choice
 * @returns values in the address that are not known; and a function that removes the choice from it, for when the reader changes something
 */
export function useChoice(
  data: UpgradeData | undefined,
  open: (choice: Choice) => void,
): [ignored: readonly string[], leave: () => void] {
  const [from, writeFrom] = useParameter('from');
  const [to, writeTo] = useParameter('to');
  const [plugins, writePlugins] = useParameter('plugins');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const read = useEffectEvent((given: Parameters<typeof readChoice>[0], known: UpgradeData) => {
    const found = readChoice(given, known);
    if (found === undefined) return;
    setIgnored(found.ignored);
    open(found.choice);
  });
  useEffect(() => {
    if (data !== undefined) read({ from, to, plugins }, data);
  }, [data, from, to, plugins]);
  const leave = useCallback(() => {
    const given = new URLSearchParams(window.location.search);
    const writers = { from: writeFrom, to: writeTo, plugins: writePlugins };
    for (const name of parameters) if (given.has(name)) writers[name]('');
    setIgnored([]);
  }, [writeFrom, writeTo, writePlugins]);
  return [ignored, leave];
}
