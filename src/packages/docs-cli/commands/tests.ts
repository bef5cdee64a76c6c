/** The commands that run what is in `tests/`. */
import { inputError } from '@capacitor-docs/shared';
import { defineCommand, UsageError } from '../command';

export const test = defineCommand({
  usage: 'npm test',
  description: 'runs all tests, after installing and building what they need',
  details: 'The last line is "N passed, N failed". The exit code is 1 when anything failed or did not run.',
  options: {},
  isTest: true,
  run: async () => (await import('../../../../tests/runner/run-tests')).runAllTests(),
});

export const bench = defineCommand({
  usage: 'npm run bench -- [options]',
  description: 'compares the site with the same pages made by Starlight and VitePress',
  details: 'Run npm ci --prefix tests/bench/peers once before.',
  options: {
    build: { type: 'boolean', description: 'compares builds instead of visits' },
    dev: { type: 'boolean', description: 'measures npm start and edits instead' },
    rebuilds: {
      type: 'string',
      value: 'edits',
      description: 'only compares rebuilds with builds from scratch, after all edits ("all") or some ("text,fact")',
    },
    rounds: { type: 'string', value: 'number', description: 'visits to each site, builds of each, or starts' },
    growth: { type: 'boolean', description: 'only tabulates what the site costs with more pages' },
    'more-pages': { type: 'string', value: 'numbers', description: 'pages that --growth adds (0,500,1500)' },
    versions: { type: 'string', value: 'number', description: 'freezes versions for --growth until there are so many' },
    peers: {
      type: 'boolean',
      description: 'only builds the pages with Docusaurus as it comes, Starlight and VitePress',
    },
    'no-growth': { type: 'boolean', description: 'leaves out what more pages and versions cost' },
    json: { type: 'boolean', description: 'prints JSON' },
  },
  isTest: true,
  async run(values) {
    (await import('../setup/check-setup')).checkSetup();
    const { runBench } = await import('../../../../tests/bench/run');
    await runBench(values);
  },
});

export const drill = defineCommand({
  usage: 'npm run cli drill -- [package@release | pages] [options]',
  description:
    'rehearses a whole release in a clone, another release of Docusaurus, or what the pages tell readers to do',
  details:
    'Without a package, freezes, releases and retires versions with the packages of Capacitor 6, and checks every old address.\nWith docusaurus@3.11.0 (or react, typescript, vite), installs that release, builds, tests, and names each upstream file that we replace and that changed.\nThe others make apps with packages from npm, and need a connection, Linux and bash. --first-apps and --commands take files and folders of pages, or all;\n--upgrades needs a build. The exit code is 1 when something is not as the pages say.',
  options: {
    'first-apps': { type: 'boolean', description: 'runs the commands of the pages that lead to a first app' },
    commands: {
      type: 'boolean',
      description: 'runs the commands of the CLI that pages show, and compares output, exit code and files with them',
    },
    upgrades: {
      type: 'boolean',
      description: "carries out the upgrade assistant's plans on real apps, and compares the results with new apps",
    },
    'dry-run': {
      type: 'boolean',
      description: 'lists the commands of --first-apps, or those that --commands cannot run',
    },
    from: { type: 'string', value: 'version', description: 'the oldest version of --upgrades; v2 by default' },
    to: { type: 'string', value: 'version', description: 'the newest one; the unreleased version by default' },
    keep: { type: 'boolean', description: 'keeps the clone or the apps, so that you can look at them' },
    versions: {
      type: 'string',
      value: 'number',
      description: 'freezes versions until there are so many, and builds them',
    },
  },
  positionals: [0, Number.POSITIVE_INFINITY],
  isTest: true,
  async run({ keep = false, versions, from, to, upgrades, ...values }, names) {
    const { 'first-apps': firstApps, commands, 'dry-run': isDry } = values;
    const chosen = Object.entries({ 'first-apps': firstApps, commands, upgrades, versions }).flatMap(([name, value]) =>
      value === undefined || value === false ? [] : [`--${name}`],
    );
    if (chosen.length > 1) throw new UsageError(`One rehearsal at a time: ${chosen.join(' and ')} exclude each other.`);
    if (isDry && !firstApps && !commands) throw new UsageError('--dry-run goes with --first-apps or --commands.');
    if (firstApps)
      return (await import('../../../../tests/drills/first-apps/follow')).followPages(names, { ...values, keep });
    if (commands)
      return (await import('../../../../tests/drills/commands/prove-commands')).proveCommands(names, values);
    if (upgrades) return (await import('../../../../tests/drills/upgrades/prove')).proveUpgrades({ from, to, keep });
    const [upgrade, further] = names;
    if (further !== undefined) throw inputError(`One package at a time: "${further}" is one too many.`);
    if (upgrade !== undefined) return (await import('../../../../tests/drills/upgrade')).tryUpgrade(upgrade, keep);
    if (versions !== undefined && !/^[1-9]\d*$/.test(versions))
      throw inputError(`--versions needs a number, such as 10; it has "${versions}".`);
    const wanted = versions === undefined ? undefined : Number(versions);
    return (await import('../../../../tests/drills/versions')).drillVersions(keep, wanted);
  },
});
