/** Finds overlay descriptions that describe nothing, and methods without a description. */

import type { PluginModel } from '@capacitor-docs/reference';
import type { VersionName } from '../../config/versions';
import type { Problem } from './problem';

/** Reports overlay keys that match no member of any version that their file applies to. */
export function checkStaleOverlays(stale: readonly { file: string; line: number; key: string }[]): Problem[] {
  return stale.map(({ file, line, key }) => ({
    file,
    line,
    message: `"${key}" is described, but no version has it: remove or rename the key`,
  }));
}

/** Reports methods and listeners of a version without a description. Other members may do without one. */
export function checkUndescribedMethods(
  version: VersionName,
  plugins: readonly Pick<PluginModel, 'page' | 'methods'>[],
  undescribed: readonly { page: string; id: string }[],
): Problem[] {
  const methods = new Set(plugins.flatMap(({ page, methods: list }) => list.map(({ id }) => `${page} ${id}`)));
  const folder = `src/packages/reference/overlays/${version === 'v2' ? 'v2/' : ''}`;
  return undescribed
    .filter(({ page, id }) => methods.has(`${page} ${id}`))
    .map(({ page, id }) => ({
      file: `${folder}${page}.json`,
      line: 1,
      message: `${id} has no description in ${version}: add the key "${id}"`,
    }));
}

/** Reports configuration keys of a version that have no explanation. */
export function checkUnexplainedConfig(version: VersionName, unexplained: readonly string[]): Problem[] {
  const file = `src/packages/reference/overlays/${version === 'v2' ? 'v2/' : ''}config.json`;
  return unexplained.map((path) => ({
    file,
    line: 1,
    message: `The configuration key ${path} has no explanation in ${version}: add "${path}"`,
  }));
}
