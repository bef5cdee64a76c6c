import { parseStored, readStored, writeStored } from '../browser/storage';
import { type VersionName, versionNames } from '../config/versions';
import { type App, managers, platforms } from './plan/plan';
import type { Dependency } from './plan/read-package-json';

/** What the browser stores about a reader's upgrade. It never leaves the browser. */
export interface StoredUpgrade {
  readonly app: App;
  readonly from: VersionName;
  readonly to: VersionName;
  /** Ids of the tasks that are done, by plan; see `planKey`. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

/** Version of the storage format. Data stored in another format is ignored. */
const format = 1;

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
    const { app, from, to, done } = stored;
    const isKnown = stored.format === format && isApp(app) && Object.values(done).every(isStrings);
    // The newest version comes first.
    const [start, end] = [from, to].map((name) => versionNames.indexOf(name)) as [number, number];
    return isKnown && end !== -1 && end < start ? { app, from, to, done } : undefined;
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

function isDependency({ name, range, isForDevelopment }: Dependency): boolean {
  return typeof name === 'string' && typeof range === 'string' && typeof isForDevelopment === 'boolean';
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
