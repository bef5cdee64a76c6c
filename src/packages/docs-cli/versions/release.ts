/** `docs:release`: makes the next unreleased version the latest, and the latest an older one. */
import { inputError } from '@capacitor-docs/shared';
import { FilePlan } from '../file-plan';
import { type Decision, findLines } from './decisions';
import { planStates } from './move-version-links';
import { currentStates, docsDirOf, findEntry, prefixOf, type StateEntry } from './states';

interface ReleaseResult {
  readonly plan: FilePlan;
  readonly decisions: readonly Decision[];
  readonly states: readonly StateEntry[];
}

/**
 * @param name of the oldest unreleased version
 * @returns the new list of versions
 * @throws a one-line error when it can't be released now
 */
export function releaseStates(entries: readonly StateEntry[], name: string): StateEntry[] {
  const { state } = findEntry(entries, name);
  if (state !== 'unreleased')
    throw inputError(`${name} is released already and ${state} now. Only an unreleased version can be released.`);
  const next = entries.filter((entry) => entry.state === 'unreleased').at(-1);
  if (next?.name !== name)
    throw inputError(`${next?.name} comes before ${name}. Release it first: npm run cli docs:release -- ${next?.name}`);
  return entries.map((entry): StateEntry => {
    if (entry.name === name) return { name, state: 'latest' };
    return entry.state === 'latest' ? { name: entry.name, state: 'unmaintained' } : entry;
  });
}

/** Files other than pages that contain addresses of pages. */
const configFiles = ['src/config/changes.ts', 'src/config/ads.ts'];

/** Plans the release. */
export function planRelease(root: string, name: string): ReleaseResult {
  const plan = new FilePlan(root);
  const after = releaseStates(currentStates, name);
  planStates(plan, after);

  const isReleased = new RegExp(
    `\\b(?:${name} is|Until Capacitor [^.]{1,30} is) (?:not )?released|not (?:yet )?released`,
    'i',
  );
  const decisions = [
    ...findLines(plan, plan.listMarkdown(docsDirOf(after, name)), isReleased, `${name} is released now: say so`),
    ...findLines(plan, configFiles, /'\/(?:next|v\d+)\//, `is this still the right page? ${name} is at /docs/`),
    {
      file: 'src/config/changes.ts',
      line: 1,
      question: `tell readers that Capacitor ${name.slice(1)} is out: a line for the feed`,
    },
  ];
  return { plan, decisions, states: after };
}

/** Describes where the versions are served. */
export function describeAddresses(entries: readonly StateEntry[]): string[] {
  return entries.flatMap(({ name, state }) => {
    const prefix = prefixOf(entries, name);
    return prefix === undefined ? [] : [`${name} (${state}) is at /docs/${prefix}`];
  });
}
