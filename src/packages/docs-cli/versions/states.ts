/** Reads and writes the list in `src/config/version-states.ts`. */
import { inputError } from '@capacitor-docs/shared';

export type State = 'unreleased' | 'latest' | 'unmaintained' | 'retired';

export interface StateEntry {
  readonly name: string;
  readonly state: State;
}

export const statesFile = 'src/config/version-states.ts';

const list = /(export const versionStates = \[\n)([\s\S]*?)(\] as const;)/;
const line = /^ {2}\{ name: '(v\d+)', state: '(unreleased|latest|unmaintained|retired)' \},$/;

/**
 * @returns the versions, newest first
 * @throws a one-line error with the place when a line does not describe a version
 */
export function parseStates(text: string): StateEntry[] {
  const [before = '', body] = [text.slice(0, text.search(list)), list.exec(text)?.[2]];
  if (body === undefined)
    throw inputError(`${statesFile} has no list versionStates. Restore it: git checkout ${statesFile}`);
  const first = before.split('\n').length + 1;
  return body
    .split('\n')
    .slice(0, -1)
    .map((row, index) => {
      const [, name, state] = line.exec(row) ?? [];
      if (name === undefined || state === undefined) {
        throw inputError(`${statesFile}:${first + index}: write { name: 'v4', state: 'latest' }, one version a line.`);
      }
      return { name, state: state as State };
    });
}

/** @returns the text with the new list of versions */
export function writeStates(text: string, entries: readonly StateEntry[]): string {
  const body = entries.map(({ name, state }) => `  { name: '${name}', state: '${state}' },\n`).join('');
  return text.replace(list, (_, head: string, __, end: string) => head + body + end);
}

/** Returns the prefix of a version below the base path, by the same rule as `src/config/versions.ts`. */
export function prefixOf(entries: readonly StateEntry[], name: string): string | undefined {
  const place = entries.findIndex((entry) => entry.name === name);
  const state = entries[place]?.state;
  if (state === undefined || state === 'retired') return undefined;
  return state === 'latest' ? '' : place === 0 ? 'next' : name;
}

/** Returns the folder of a version's pages. */
export function docsDirOf(entries: readonly StateEntry[], name: string): string {
  return entries[0]?.name === name ? 'docs' : `versioned_docs/version-${name}`;
}

/** @throws a one-line error when there is no such version */
export function findEntry(entries: readonly StateEntry[], name: string): StateEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry === undefined) {
    throw inputError(`There is no version "${name}", only ${entries.map((candidate) => candidate.name).join(', ')}.`);
  }
  return entry;
}

/** Finds the version that an address belongs to. */
export function versionOfAddress(entries: readonly StateEntry[], address: string): string | undefined {
  const [, first = ''] = /^\/docs\/?([^/#?]*)/.exec(address) ?? [];
  const named = entries.find(({ name }) => first !== '' && prefixOf(entries, name) === first);
  return (named ?? entries.find(({ state }) => state === 'latest'))?.name;
}
