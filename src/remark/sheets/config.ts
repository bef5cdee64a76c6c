import { platformNames, platforms } from '../../lib/platform-names';
import { listConfigFileNames } from '../../reference/config/read-keys';
import { findRelease } from '../../reference/source-links';
import type { PageContext } from '../context';
import { inlineCode, join } from '../nodes';
import { listReleases, makeRows, namePackage, namePlatforms, type Sheet } from './sheet';

/** Creates the overview of the configuration: the package that reads it, its file, and its platforms. */
export function makeConfigSheet({ version, reference }: PageContext): Sheet {
  const { cli } = reference;
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, [{ url: findRelease(version, cli.package), label: 'npm' }]),
    [
      'File',
      join(
        listConfigFileNames(version).map((name) => [inlineCode(name)]),
        ' ',
      ),
    ],
    namePlatforms(
      platforms
        .filter((platform) => reference.config.some(({ path }) => path === platform))
        .map((platform) => [platform, platformNames[platform]]),
    ),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}
