import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listUnchecked } from './lock.mjs';
import { projectRoot } from './project-root.mjs';
import { readJson } from './read-json.mjs';

/**
 * Prints one line when npm has installed packages for this platform that the lock has no hash of.
 *
 * @param {string} root absolute path of the project
 * @param {(line: string) => void} print
 * @returns {void}
 */
export function reportUnchecked(root = projectRoot, print = console.warn) {
  const lock = /** @type {{ packages?: Record<string, import('./lock.mjs').LockEntry> } | null} */ (
    readJson(join(root, 'package-lock.json'))
  );
  const unchecked = listUnchecked(lock?.packages ?? {}, (path) => existsSync(join(root, path)));
  if (unchecked.length === 0) return;
  const which = unchecked.length === 1 ? 'was' : 'were';
  print(`${unchecked.join(', ')} ${which} installed without a checksum: see "Packages" in README.md.`);
}
