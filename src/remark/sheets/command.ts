import { platformNames } from '../../lib/platform-names';
import { findRelease, findSource } from '../../reference/source-links';
import type { CliCommand } from '../../reference/types';
import type { PageContext } from '../context';
import { listReleases, makeRows, namePackage, namePlatforms, type Sheet } from './sheet';

/** Creates the overview of a command: its package and its platforms. */
export function makeCommandSheet(command: CliCommand, { version, reference: { cli } }: PageContext): Sheet {
  const rows = makeRows([
    namePackage(cli.package, cli.packageVersion, [
      { url: findRelease(version, cli.package), label: 'npm' },
      { url: findSource(version, cli.package, cli.sourceFile).url, label: 'Source' },
    ]),
    namePlatforms(command.platforms.map((platform) => [platform, platformNames[platform]])),
  ]);
  return { rows, releases: listReleases(cli.package), isExplained: false };
}
