import { projectRoot } from '../build/files/project-root';
import { nodeForTests, requireNode } from '../build/node-version.mjs';
import { nearestName } from '../lib/nearest-name';
import { findUnfinished, recover } from './apply-plan';

type Run = (args: readonly string[]) => void | Promise<void>;

/** A command of the project. */
interface Command {
  /** What it does, in a few words. */
  readonly does: string;
  /** Loads its code lazily, so that a command does not wait for modules that only others need. */
  readonly load: () => Promise<Run>;
  /** Needs the Node version of the tests, which is newer than the one for builds. */
  readonly isTest?: true;
}

/** Commands for maintainers, which define their own options. */
const maintained = {
  'docs:version': 'freezes docs/ as a version, and makes room for the next',
  'docs:release': 'makes the unreleased version the latest',
  'docs:retire': 'removes a version and redirects its addresses',
  'docs:backport': 'brings a change to other versions',
  new: 'creates a page for a plugin, a command, an upgrade or any other subject',
  'packages:update': 'updates the packages that the pages describe to their newest patch releases',
  'packages:compare': 'compares the reference with a saved one',
  'packages:history': 'reads from npm in which release each member was added, changed, deprecated or removed',
  'pages:follow': 'runs the commands of the first pages, with what npm installs today',
  'upgrade:try': 'tries another Docusaurus, React, TypeScript or Vite in a copy',
};

/** All commands, by the name that follows `npm run cli`. The ones for daily use are also scripts of package.json. */
const commands: Readonly<Record<string, Command>> = {
  start: {
    does: 'serves the pages while you write them',
    load: async () => (await import('./start/start-site')).startSite,
  },
  build: {
    does: 'builds the production site into build/',
    load: async () => (await import('./build/build-site')).buildSite,
  },
  serve: {
    does: 'serves build/ as a production server would',
    load: async () => (await import('./serve/serve-build')).serveBuild,
  },
  package: {
    does: 'writes the build and the files that a host needs to release/',
    load: async () => (await import('./package/package-build')).packageBuild,
  },
  preflight: {
    does: 'finds what prevents a build in this folder',
    load: async () => (await import('./setup/check-setup')).runPreflight,
  },
  test: {
    does: 'runs all tests, after installing and building what they need',
    load: async () => (await import('./test/run-tests')).runAllTests,
    isTest: true,
  },
  bench: {
    does: 'compares the site with the same pages made by other generators',
    load: async () => (await import('./bench')).startBench,
    isTest: true,
  },
  drill: {
    does: 'rehearses a whole release in a clone, with packages from npm',
    load: async () => (await import('../../tests/drills/versions')).drill,
    isTest: true,
  },
  'check:docs': {
    does: 'checks pages without a build',
    load: async () => (await import('./check-docs')).checkDocs,
    isTest: true,
  },
  prose: {
    does: 'lists wording on the pages that is not plain English',
    load: async () => (await import('./prose')).reportProse,
  },
  'majors:update': {
    does: 'reads what the newest releases of all major versions need',
    load: async () => (await import('./majors-update')).updateMajors,
  },
  'links:external': {
    does: 'lists the links that leave the site',
    load: async () => (await import('./links/external-links')).reportExternalLinks,
  },
  'pictures:update': {
    does: 'takes the pictures of all components again, which the tests compare the site with',
    load: async () => (await import('./pictures-update')).updatePictures,
    isTest: true,
  },
  licenses: {
    does: 'counts the packages by license and names what is not allowed',
    load: async () => (await import('./licenses')).printLicenses,
  },
  checksum: {
    does: 'prints one checksum of build/',
    load: async () => (await import('./checksum')).printChecksum,
  },
  load: {
    does: 'requests all pages from a server on this machine',
    load: async () => (await import('./load/run-load')).runLoad,
  },
  'search:eval': {
    does: 'says how well the search of the build answers the judged queries',
    load: async () => (await import('./search/evaluate-search')).evaluateSearch,
  },
  'search:learn': {
    does: 'learns from queries which words lead to which pages',
    load: async () => (await import('./search/learn/learn-search')).learnSearch,
  },
  'search:tune': {
    does: 'looks for better weights for the ranking',
    load: async () => (await import('./search/tune-search')).tuneSearch,
  },
  ...Object.fromEntries(
    Object.entries(maintained).map(([name, does]): [string, Command] => [
      name,
      { does, load: () => loadMaintained(name), isTest: true },
    ]),
  ),
  'search:push': {
    does: 'fills the index of a hosted search from build/',
    load: async () => {
      const { pushSearch } = await import('./search/push-search');
      return (args) => pushSearch(args, process.env);
    },
  },
};

async function loadMaintained(name: string): Promise<Run> {
  const [{ maintenance }, { runCommand: run }] = await Promise.all([import('./maintenance'), import('./command')]);
  const command = maintenance[name];
  if (command === undefined) throw new Error(`src/cli/maintenance.ts has no ${name}.`);
  return async (args) => {
    process.exitCode = await run(command, args);
  };
}

/**
 * Runs a command.
 *
 * @param args its name, and its arguments; without a name, or with `--help`, the list of all commands is printed
 */
export async function runCommand([name, ...args]: readonly string[]): Promise<void> {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(listCommands().join('\n'));
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const nearest = nearestName(name, listCommandNames());
    const hint = nearest === undefined ? 'List all: npm run cli' : `Did you mean ${nearest}?`;
    console.error(`There is no command ${name}. ${hint}`);
    process.exitCode = 1;
    return;
  }
  if (command.isTest) requireNode(nodeForTests);
  // Runs before anything reads the project, which may be a mix of old and new files.
  if (findUnfinished(projectRoot) === 'abandoned' && recover(projectRoot))
    console.log('An earlier command was ended half-way; its changes were taken back.');
  try {
    // Nearly everything depends on the list of versions: without a latest version, commands would fail somewhere deep inside.
    await import('../build/checks/latest-version');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return;
  }
  const run = await command.load();
  try {
    await run(args);
  } catch (error) {
    // Node would print where it was thrown and its own version around the one line of an input error.
    if (!(error instanceof Error) || error.stack !== error.message) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Lists the names of all commands. */
export function listCommandNames(): string[] {
  return Object.keys(commands);
}

/** @returns a line for each command */
function listCommands(): string[] {
  const width = Math.max(...listCommandNames().map((name) => name.length));
  return Object.entries(commands).map(([name, { does }]) => `${name.padEnd(width)}  ${does}`);
}
