import { join } from 'node:path';
import { createJiti } from 'jiti';

/**
 * Imports `sidebars.ts` without a cache, so that each check gets the sidebars as they are now.
 *
 * @param root absolute path of the project
 * @throws what the file throws, or that it does not parse
 */
export function importSidebars(root: string): Promise<unknown> {
  return createJiti(join(root, 'package.json'), { moduleCache: false }).import(join(root, 'sidebars.ts'), {
    default: true,
  });
}
