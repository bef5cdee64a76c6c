/** The folder of the project, found from the working directory so that it works under jiti, Vitest and plain Node. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const projectName = 'capacitor-documentation';

/**
 * Walks up from a folder to the one whose package.json carries the project's name.
 * @throws when no folder above is the project's.
 */
function findProjectRoot(from: string): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest)) {
    const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
    if (typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === projectName) {
      return from;
    }
  }
  const parent = dirname(from);
  if (parent === from) {
    throw new Error(`No package.json named "${projectName}" above ${process.cwd()}: run this inside the project.`);
  }
  return findProjectRoot(parent);
}

/** Absolute path of the project's folder. */
export const projectRoot: string = findProjectRoot(process.cwd());
