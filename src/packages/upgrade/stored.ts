import { parseStored, readStored, writeStored } from '../../browser/storage';
import { type VersionName, versionNames } from '../../config/versions';
import { hashText } from '../../lib/hash-text';
import type { ChosenVersions } from './plan/choose-versions';
import { type App, type Dependency, managers, platforms } from './plan/plan';

/** What the browser stores about a reader's upgrade. It never leaves the browser. */
export interface StoredUpgrade {
  readonly app: App;
  /** Key of the app, for its ticks: see `appKey`. It stays when the upgrade changes the packages of the app. */
  readonly key: string;
  /** The versions that the reader chose. Those that the packages name are read from them again. */
  readonly chosen: ChosenVersions;
  /** Ids of the tasks that are done, by plan; see `planKey`. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

/** Version of the storage format. Data stored in a format that is not known is ignored. */
const format = 2;

/**
 * Returns the key of an app: its name, and a number for the names of all its packages, in any order. Many apps have kept the name of a starter, such as
 * "myApp", but not its packages. Versions don't count, because the upgrade changes them.
 */
export function appKey({ name, dependencies }: Pick<App, 'name' | 'dependencies'>): string {
  const packages = dependencies.map((dependency) => dependency.name).sort();
  return JSON.stringify([name, hashText(packages.join('\n'))]);
}

/** @returns key that identifies a plan: that of the app, and both versions */
export function planKey(key: string, from: VersionName, to: VersionName): string {
  return JSON.stringify([key, from, to]);
}

/** @returns undefined if nothing is stored, or nothing that can be read */
export function readUpgrade(): StoredUpgrade | undefined {
  return parseUpgrade(readStored('docs-upgrade'));
}

function parseUpgrade(text: string | null): StoredUpgrade | undefined {
  return parseStored(text, (value) => {
    const { format: own, app, key, chosen, done } = value as StoredUpgrade & { readonly format: unknown };
    const isKnown = own === format && isApp(app) && typeof key === 'string' && isChoice(chosen) && isTicks(done);
    return isKnown ? { app, key, chosen, done } : undefined;
  });
}

function isTicks(done: StoredUpgrade['done']): boolean {
  return Object.values(done).every(isStrings);
}

function isApp({ name, dependencies, picked, platforms: chosen, manager }: App): boolean {
  return (
    typeof name === 'string' &&
    dependencies.every(isDependency) &&
    isStrings(picked) &&
    isStrings(chosen) &&
    chosen.every((platform) => platforms.includes(platform)) &&
    managers.includes(manager)
  );
}

function isDependency({ name, range, isForDevelopment, installed = '', line = 0 }: Dependency): boolean {
  const isText = [name, range, installed].every((text) => typeof text === 'string');
  return isText && typeof isForDevelopment === 'boolean' && typeof line === 'number';
}

function isChoice(chosen: ChosenVersions): boolean {
  const { from, to, app = '' } = chosen;
  const isVersion = (name?: VersionName): boolean => name === undefined || versionNames.includes(name);
  return typeof chosen === 'object' && isVersion(from) && isVersion(to) && typeof app === 'string';
}

function isStrings(value: unknown): boolean {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

/** What to do when another tab changes the stored upgrade. */
export interface OtherTabs {
  /** It has stored one. */
  readonly store: (stored: StoredUpgrade) => void;
  /** It has forgotten the app with this key. */
  readonly forget: (key: string) => void;
}

/**
 * Watches what other tabs store and forget.
 *
 * @param page the window
 * @returns a function that stops it
 */
export function followUpgrade(
  { store, forget }: OtherTabs,
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> = window,
): () => void {
  const listen = (event: Event): void => {
    const { key, oldValue, newValue } = event as StorageEvent;
    if (key !== 'docs-upgrade') return;
    const stored = parseUpgrade(newValue);
    if (stored !== undefined) store(stored);
    const former = newValue === null ? parseUpgrade(oldValue) : undefined;
    if (former !== undefined) forget(former.key);
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

/** @returns ticks without those of the app with this key */
export function dropTicks(done: StoredUpgrade['done'], app: string): StoredUpgrade['done'] {
  const beginning = JSON.stringify([app]).replace(/]$/, ',');
  return Object.fromEntries(Object.entries(done).filter(([key]) => !key.startsWith(beginning)));
}

/**
 * Forgets the app with a key.
 *
 * @param stored what is stored, which is about another app if another tab has stored one since
 * @returns what stays: the other app, with its ticks; undefined if nothing does
 */
export function forgetApp(stored: StoredUpgrade | undefined, key: string): StoredUpgrade | undefined {
  if (stored === undefined || stored.key === key) return undefined;
  return { ...stored, done: dropTicks(stored.done, key) };
}

/** Stores an upgrade, or removes the stored one if undefined. */
export function keepUpgrade(upgrade: StoredUpgrade | undefined): void {
  writeStored('docs-upgrade', upgrade === undefined ? null : JSON.stringify({ format, ...upgrade }));
}
