import { nodeForTests, requireNode } from '../../build/node-version.mjs';
import { nearestName } from '../../lib/nearest-name';
import { type Command, UsageError } from './command';
import { checkDocs, checkLinks } from './commands/check';
import { docsBackport, docsRelease, docsRetire, docsVersion } from './commands/docs';
import { packagesUpdate } from './commands/packages';
import { newPage, page } from './commands/pages';
import { searchEval, searchPush } from './commands/search';
import { build, packageSite, serve, start } from './commands/site';
import { bench, drill, test } from './commands/tests';
import { explainFileError } from './setup/write-problem';

/** All commands, by the name that follows `npm run cli`. The ones for daily use are also scripts of package.json. */
export const commands: Readonly<Record<string, Command>> = {
  start,
  build,
  serve,
  package: packageSite,
  test,
  bench,
  'check:docs': checkDocs,
  'check:links': checkLinks,
  new: newPage,
  page,
  'docs:version': docsVersion,
  'docs:release': docsRelease,
  'docs:retire': docsRetire,
  'docs:backport': docsBackport,
  'packages:update': packagesUpdate,
  drill,
  'search:eval': searchEval,
  'search:push': searchPush,
};

/**
 * Runs a command, and sets the exit code: 1 if it fails, 2 if it was called in a wrong way. Both print one line on stderr.
 *
 * @param args name of the command, and its arguments; without a name, or with `--help`, the list of all commands is printed
 */
export async function runCli(args: readonly string[]): Promise<void> {
  try {
    process.exitCode = await findAndRun(args);
  } catch (error) {
    const line = error instanceof Error ? explainFileError(error) : String(error);
    const isExpected = error instanceof Error && (error.stack === error.message || line !== error.message);
    // Node would print where it was thrown and its own version around the one line of an input error.
    if (!isExpected && !(error instanceof UsageError)) throw error;
    console.error(line);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}

async function findAndRun([name, ...args]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(listCommands().join('\n'));
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const nearest = nearestName(name, Object.keys(commands));
    const hint = nearest === undefined ? 'List all: npm run cli' : `Did you mean ${nearest}?`;
    throw new UsageError(`There is no command ${name}. ${hint}`);
  }
  if (command.isTest) requireNode(nodeForTests);
  return command.run(args);
}

/** @returns a line for each command */
function listCommands(): string[] {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const list = Object.entries(commands).map(([name, { description }]) => `  ${name.padEnd(width)}  ${description}`);
  return ['npm run cli <command> -- [options]', '', ...list, '', 'Each has a --help: npm run cli build -- --help'];
}
