import type { List } from 'mdast';
import { versionNames } from '../../config/versions';
import { platformNames } from '../../lib/platform-names';
import { loadReference } from '../../reference';
import { findRelease, findSource } from '../../reference/source-links';
import type { CliCommand } from '../../reference/types';
import type { PageContext } from '../context';
import { text } from '../nodes';
import { makeSheet, namePackage, namePlatforms } from './sheet';

/** Creates the overview of a command: its package, its platforms, and its first version. */
export function makeCommandSheet(command: CliCommand, context: PageContext): List {
  const { cli } = context.reference;
  const since = describeSince(command, context);
  return makeSheet([
    namePackage(cli.package, cli.packageVersion, [
      { url: findRelease(context.version, cli.package), label: 'npm' },
      { url: findSource(context.version, cli.package, cli.sourceFile).url, label: 'Source' },
    ]),
    namePlatforms(command.platforms.map((platform) => [platform, platformNames[platform]])),
    ['Since', since === undefined ? [] : [text(since)]],
  ]);
}

/** @returns undefined on pages of the oldest version, where it would tell readers nothing */
function describeSince({ name }: CliCommand, { version }: PageContext): string | undefined {
  const oldest = versionNames.at(-1);
  if (version === oldest) return undefined;
  const first = [...versionNames].reverse().find((each) => {
    return loadReference(each).cli.commands.some((command) => command.name === name && !command.hidden);
  });
  return first === oldest ? `${first} or earlier` : first;
}
