import { loadReference } from '@capacitor-docs/reference';
import type { FolderHeaders } from '../../../build/hosting/hosting';
import { readShownVersions } from '../../../build/settings/environment';
import { denyFeatures } from '../../../config/security-headers';
import type { VersionName } from '../../../config/versions';
import { frameFolder, runFolder } from '../addresses';
import { bundleEditor } from './bundle-editor';
import { type Bundles, bundlePackages, mergeFiles } from './bundle-packages';
import { makeFrameDocument } from './frame-document';
import { packTypes } from './pack-types';
import { canRun } from './read-sample';

/** The frames of all versions. */
export interface Frames {
  /** Contents by file, below the base path. */
  readonly files: ReadonlyMap<string, Uint8Array | string>;
  /** Headers of single folders, as hosts have to send them. */
  readonly folders: readonly FolderHeaders[];
  /** Folders of the packages whose code browsers load. */
  readonly packages: readonly string[];
}

/** What samples in a page of their own may ask for. */
const alone = ['accelerometer', 'camera', 'geolocation', 'gyroscope'];

const known = new Map<string, Promise<Frames>>();

/**
 * Makes the frames of the versions in this build, once for all plugins that ask for them.
 *
 * @param baseUrl path of the site, with a trailing slash
 */
export function makeFrames(baseUrl: string): Promise<Frames> {
  const frames = known.get(baseUrl) ?? makeAll(baseUrl);
  known.set(baseUrl, frames);
  return frames;
}

async function makeAll(baseUrl: string): Promise<Frames> {
  const made: [VersionName, Bundles][] = [];
  const imported: [VersionName, string[]][] = [];
  for (const { name: version } of readShownVersions(process.env)) {
    const packages = new Set(
      loadReference(version)
        .plugins.filter(canRun)
        .map((plugin) => plugin.package),
    );
    packages.delete('@capacitor/core');
    imported.push([version, [...packages]]);
    made.push([version, await bundlePackages(version, [...packages])]);
  }
  const documents = made.map(([version, bundles]) => ({
    folder: frameFolder(version),
    ...makeFrameDocument(version, bundles, baseUrl),
  }));
  const editor = await bundleEditor();
  const types = await packTypes(imported, baseUrl);
  return {
    files: new Map<string, Uint8Array | string>([
      ...[...mergeFiles([editor, ...made.map(([, bundles]) => bundles)].map(({ files }) => files))].map(
        ([name, content]) => [`${runFolder}/${name}`, content] as const,
      ),
      ...documents.map(({ folder, html }) => [`${folder}index.html`, html] as const),
      ...types.files,
    ]),
    folders: [
      // The origin of a frame is no other's, so its modules come from another one.
      { path: `${runFolder}/`, headers: { 'Access-Control-Allow-Origin': '*' } },
      ...documents.map(({ folder, policy }) => ({
        path: folder,
        headers: {
          'Content-Security-Policy': policy,
          // For a sample in a page of its own. In a frame, the page around it decides.
          'Permissions-Policy': denyFeatures(alone),
          // A page with a sandbox may not ask for it.
          'Cross-Origin-Opener-Policy': 'unsafe-none',
        },
      })),
    ],
    packages: [...new Set([...editor.folders, ...types.folders, ...made.flatMap(([, { folders }]) => folders)])].sort(),
  };
}
