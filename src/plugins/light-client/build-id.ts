import { createHash } from 'node:crypto';
import { projectRoot } from '../../lib/project-root';
import { hashInputs } from '../../tools/lib/build-stamp.mjs';
import type { Lever } from './levers';

let inputs: string | undefined;

/**
 * Names the folder of the scripts whose own names hold no hash: pages that are built from other files never share one, so an open tab can't
 * take a script of a deployment that is not its own, and browsers may keep what they have for good.
 *
 * @param levers that the build uses
 * @returns eight hexadecimal digits, the same for the same files wherever they lie
 */
export function readBuildId(levers: ReadonlySet<Lever>, env: Readonly<Record<string, string | undefined>>): string {
  inputs ??= hashInputs(projectRoot);
  const settings = [
    'ALGOLIA_APP_ID',
    'ALGOLIA_SEARCH_API_KEY',
    'ALGOLIA_INDEX_NAME',
    'GOOGLE_TAG_MANAGER_ID',
    'DOCS_VERSIONS',
  ];
  const text = JSON.stringify([inputs, [...levers], settings.map((name) => env[name] ?? '')]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
