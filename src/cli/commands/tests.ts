/** The commands that run what is in `tests/`. */
import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import { defineCommand } from '../command';

export const test = defineCommand({
  usage: 'npm test',
  description: 'runs all tests, after installing and building what they need',
  details: 'The last line is "N passed, N failed". The exit code is 1 when anything failed or did not run.',
  options: {},
  isTest: true,
  run: async () => (await import('../../../tests/runner/run-tests')).runAllTests(),
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
    'no-growth': { type: 'boolean', description: 'leaves out what more pages and versions cost' },
    json: { type: 'boolean', description: 'prints JSON' },
  },
  isTest: true,
  async run(values) {
    const { findInstallProblems } = await import('../setup/check-setup');
    const [problem] = findInstallProblems(projectRoot);
    if (problem !== undefined) throw inputError(problem);
    const { runBench } = await import('../../../tests/bench/run');
    await runBench(values);
  },
});

export const drill = defineCommand({
  usage: 'npm run cli drill -- [package@release] [options]',
  description: 'rehearses a whole release in a clone, or another release of Docusaurus',
  details:
    'Without a package, freezes, releases and retires versions with the packages of Capacitor 6, and checks every old address.\nWith docusaurus@3.11.0 (or react, typescript, vite), installs that release, builds, tests, and names each upstream file that we replace and that changed.',
  options: {
    keep: { type: 'boolean', description: 'keeps the clone, so that you can look at it' },
    versions: {
      type: 'string',
      value: 'number',
      description: 'freezes versions until there are so many, and builds them',
    },
  },
  positionals: [0, 1],
  isTest: true,
  async run({ keep = false, versions }, [upgrade]) {
    if (upgrade !== undefined) return (await import('../../../tests/drills/upgrade')).tryUpgrade(upgrade, keep);
    if (versions !== undefined && !/^[1-9]\d*$/.test(versions))
      throw inputError(`--versions needs a number, such as 10; it has "${versions}".`);
    const wanted = versions === undefined ? undefined : Number(versions);
    return (await import('../../../tests/drills/versions')).drillVersions(keep, wanted);
  },
});
