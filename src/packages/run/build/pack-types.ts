import type { VersionName } from '../../../config/versions';
import { frameFolder, runFolder, typesFile } from '../addresses';
import type { Declarations, TypeFiles } from '../edit/declarations';
import { bundleChecker } from './bundle-editor';
import { collectDeclarations } from './collect-declarations';
import { hashContent } from './pack-samples';
import { elementsModule } from './plugin-needs';

/** What checks the types of changed samples. */
export interface PackedTypes {
  /** Contents by file, below the base path. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  /** Folders of the packages whose code browsers load. */
  readonly folders: readonly string[];
}

/**
 * Makes the files that check the types of changed samples.
 *
 * @param versions with the names of the packages that their samples may import, besides core
 * @param baseUrl path of the site, with a trailing slash
 */
export async function packTypes(
  versions: readonly (readonly [VersionName, readonly string[]])[],
  baseUrl: string,
): Promise<PackedTypes> {
  const { names, files: scripts, folders } = await bundleChecker();
  const files = new Map<string, Uint8Array | string>(
    [...scripts].map(([name, content]) => [`${runFolder}/${name}`, content]),
  );
  const add = (name: string, declarations: Declarations): string => {
    const content = JSON.stringify(declarations);
    const file = `${runFolder}/${name}.${hashContent(content)}.json`;
    files.set(file, content);
    return baseUrl + file;
  };
  for (const [version, packages] of versions) {
    const collected = collectDeclarations(version, ['@capacitor/core', elementsModule, ...packages]);
    const list: TypeFiles = {
      checker: `${baseUrl}${runFolder}/${names.checker}`,
      library: add('types', collected.library),
      packages: add(`types-${version}`, collected.packages),
    };
    files.set(frameFolder(version) + typesFile, JSON.stringify(list));
  }
  return { files, folders };
}
