import { defineCommand, dryRun } from '../command';

export const docsVersion = defineCommand({
  usage: 'npm run docs:version -- <version> [options]',
  description: 'freezes docs/ as a version (v5), and starts the next one (v6) there with its packages from npm',
  details: 'Lists what you have to decide, with file and line, and what the checks find with the new packages.',
  options: {
    packages: {
      type: 'string',
      value: 'file',
      description: 'JSON with names and releases of packages, instead of npm',
    },
    facts: {
      type: 'string',
      value: 'file',
      description: 'JSON with the facts of the next version that no package states',
    },
    'no-install': {
      type: 'boolean',
      description: 'leaves package-lock.json alone, and checks nothing; run npm install afterwards',
    },
    ...dryRun,
  },
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).freezeVersion(name, values),
});
