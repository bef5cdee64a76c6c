/** Descriptions of ours that describe nothing, and methods that nobody describes. */
import type { VersionName } from '../config/versions';
import type { PluginModel } from '../reference/types';
import type { Problem } from './problem';

/** Overlay keys that name no member of any version that their file holds for. */
export function checkStaleOverlays(stale: readonly { file: string; line: number; key: string }[]): Problem[] {
  return stale.map(({ file, line, key }) => ({
    file,
    line,
    message: `"${key}" is described, but no version has it: remove or rename the key`,
  }));
}

/** Methods and listeners of a version without description; other members may be left to their names. */
export function checkUndescribedMethods(
  version: VersionName,
  plugins: readonly Pick<PluginModel, 'page' | 'methods'>[],
  undescribed: readonly { page: string; id: string }[],
): Problem[] {
  const methods = new Set(plugins.flatMap(({ page, methods: list }) => list.map(({ id }) => `${page} ${id}`)));
  const folder = `src/reference/overlays/${version === 'v2' ? 'v2/' : ''}`;
  return undescribed
    .filter(({ page, id }) => methods.has(`${page} ${id}`))
    .map(({ page, id }) => ({
      file: `${folder}${page}.json`,
      line: 1,
      message: `Nobody describes ${id} in ${version}: add the key "${id}"`,
    }));
}

/** Entries of the configuration's overlays that explain nothing, each as `file: key`. */
export function checkStaleConfigOverlays(stale: readonly string[]): Problem[] {
  return stale.map((entry) => {
    const [file = '', key = ''] = entry.split(': ');
    return { file, line: 1, message: `"${key}" is explained, but no version has the key: remove or rename it` };
  });
}

/** Configuration keys of a version that nobody explains. */
export function checkUnexplainedConfig(version: VersionName, unexplained: readonly string[]): Problem[] {
  const file = `src/reference/overlays/${version === 'v2' ? 'v2/' : ''}config.json`;
  return unexplained.map((path) => ({
    file,
    line: 1,
    message: `Nobody explains the configuration key ${path} of ${version}: add "${path}"`,
  }));
}
