import { readStored, writeStored } from '../browser/storage';
import type { VersionName } from '../config/versions';
import type { App } from './plan/plan';

/** What the browser stores about a reader's upgrade. It never leaves the browser. */
export interface StoredUpgrade {
  readonly app: App;
  readonly from: VersionName;
  readonly to: VersionName;
  /** Ids of the tasks that are done, by plan; see `planKey`. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

const storageKey = 'docs-upgrade';

/** Version of the storage format. Data stored in another format is ignored. */
const format = 1;

/** @returns key that identifies a plan: the name of the app and both versions */
export function planKey({ name }: App, from: VersionName, to: VersionName): string {
  return JSON.stringify([name, from, to]);
}

/** @returns undefined if nothing is stored, or nothing that can be read */
export function readUpgrade(): StoredUpgrade | undefined {
  const text = readStored(storageKey);
  if (text === null) return undefined;
  try {
    const stored = JSON.parse(text) as StoredUpgrade & { readonly format?: number };
    return stored.format === format ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Watches what other tabs store.
 *
 * @returns a function that stops it
 */
export function followUpgrade(follow: (stored: StoredUpgrade) => void): () => void {
  const listen = ({ key }: StorageEvent): void => {
    const stored = key === storageKey ? readUpgrade() : undefined;
    if (stored !== undefined) follow(stored);
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** Stores an upgrade, or removes the stored one if undefined. */
export function keepUpgrade(upgrade: StoredUpgrade | undefined): void {
  writeStored(storageKey, upgrade === undefined ? null : JSON.stringify({ format, ...upgrade }));
}
