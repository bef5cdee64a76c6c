/** The list in `src/config/version-states.ts`, before and after a change. */
import { inputError } from '@capacitor-docs/shared';
import { versionStates } from '../../../config/version-states';
import type { DocsState } from '../../../config/versions';

export interface StateEntry {
  readonly name: string;
  readonly state: DocsState | 'retired';
}

export const statesFile = 'src/config/version-states.ts';

/** The versions as they are, newest first. */
export const currentStates: readonly StateEntry[] = versionStates;

/** @returns the text of the file with another list of versions */
export function writeStates(text: string, entries: readonly StateEntry[]): string {
  const list = /(?<=export const versionStates = \[\n)[\s\S]*?(?=\] as const;)/;
  return text.replace(list, () =>
    entries.map(({ name, state }) => `  { name: '${name}', state: '${state}' },\n`).join(''),
  );
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

/**
 * Reads a list of versions, separated by commas.
 *
 * @param all names of the versions that there can be
 * @throws a one-line error when there is no such version
 */
export function readVersionNames<Name extends string>(list: string, all: readonly Name[]): Name[] {
  const names = [...new Set(list.split(','))].filter((name) => name !== '');
  return names.map((name) => {
    const found = all.find((known) => known === name);
    if (found === undefined) throw inputError(`There is no version "${name}", only ${all.join(', ')}.`);
    return found;
  });
}

/** @returns the folders of all versions with pages, and of the pages of no version */
export function listPageFolders(entries: readonly StateEntry[]): string[] {
  const kept = entries.filter(({ state }) => state !== 'retired');
  return [...kept.map(({ name }) => docsDirOf(entries, name)), 'src/pages'];
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
