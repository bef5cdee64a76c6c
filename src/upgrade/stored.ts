import { parseStored, readStored, writeStored } from '../browser/storage';
import { type VersionName, versionNames } from '../config/versions';
import type { ChosenVersions } from './plan/choose-versions';
import { type App, type Dependency, managers, platforms } from './plan/plan';

/** What the browser stores about a reader's upgrade. It never leaves the browser. */
export interface StoredUpgrade {
  readonly app: App;
  /** The versions that the reader chose. Those that the packages name are read from them again. */
  readonly chosen: ChosenVersions;
  /** Ids of the tasks that are done, by plan; see `planKey`. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

/** Version of the storage format. Data stored in another format is ignored. */
const format = 2;

/** @returns key that identifies a plan: the name of the app and both versions */
export function planKey({ name }: App, from: VersionName, to: VersionName): string {
  return JSON.stringify([name, from, to]);
}

/** @returns undefined if nothing is stored, or nothing that can be read */
export function readUpgrade(): StoredUpgrade | undefined {
  return parseUpgrade(readStored('docs-upgrade'));
}

function parseUpgrade(text: string | null): StoredUpgrade | undefined {
  return parseStored(text, (value) => {
    const stored = value as StoredUpgrade & { readonly format: number };
    const { app, chosen, done } = stored;
    const isKnown = stored.format === format && isApp(app) && isChoice(chosen) && Object.values(done).every(isStrings);
    return isKnown ? { app, chosen, done } : undefined;
  });
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
  /** It has forgotten the app with this name. */
  readonly forget: (name: string) => void;
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
    if (former !== undefined) forget(former.app.name);
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

/** @returns ticks without those of the app with this name */
export function dropTicks(done: StoredUpgrade['done'], name: string): StoredUpgrade['done'] {
  const beginning = JSON.stringify([name]).replace(/]$/, ',');
  return Object.fromEntries(Object.entries(done).filter(([key]) => !key.startsWith(beginning)));
}

/**
 * Forgets an app.
 *
 * @param stored what is stored, which is about another app if another tab has stored one since
 * @returns what stays: the other app, with its ticks; undefined if nothing does
 */
export function forgetApp(stored: StoredUpgrade | undefined, { name }: App): StoredUpgrade | undefined {
  if (stored === undefined || stored.app.name === name) return undefined;
  return { ...stored, done: dropTicks(stored.done, name) };
}

/** Stores an upgrade, or removes the stored one if undefined. */
export function keepUpgrade(upgrade: StoredUpgrade | undefined): void {
  writeStored('docs-upgrade', upgrade === undefined ? null : JSON.stringify({ format, ...upgrade }));
}
