import { readStored, writeStored } from '../browser/storage';
import type { VersionName } from '../config/versions';
import type { App } from './plan/plan';

/** What the browser keeps of a reader's upgrade. It never leaves the browser. */
export interface StoredUpgrade {
  readonly app: App;
  readonly from: VersionName;
  readonly to: VersionName;
  /** Ids of the tasks that are done, by plan; see `planKey`. */
  readonly done: Readonly<Record<string, readonly string[]>>;
}

const storageKey = 'docs-upgrade';

/** Number of the format: what was stored in another one is not read. */
const format = 1;

/** @returns what tells a plan from others: the app by its name, and both versions */
export function planKey({ name }: App, from: VersionName, to: VersionName): string {
  return JSON.stringify([name, from, to]);
}

/** @returns undefined where nothing is kept, or nothing that can be read */
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

/** Keeps an upgrade; undefined removes what is kept. */
export function keepUpgrade(upgrade: StoredUpgrade | undefined): void {
  writeStored(storageKey, upgrade === undefined ? null : JSON.stringify({ format, ...upgrade }));
}
