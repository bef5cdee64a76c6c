/** The commands for the life of versions. */
import { defineCommand, dryRun } from '../command';

export const docsVersion = defineCommand({
  usage: 'npm run docs:version -- <version> [options]',
  description: 'freezes docs/ as a version (v5), and starts the next one (v6) there with its packages from npm',
  details: 'Lists what you have to decide, with file and line.',
  options: {
    packages: {
      type: 'string',
      value: 'file',
      description: 'JSON with names and releases of packages, instead of npm',
    },
    ...dryRun,
  },
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).freezeVersion(name, values),
});

export const docsRelease = defineCommand({
  usage: 'npm run cli docs:release -- <version> [options]',
  description: 'makes an unreleased version the latest',
  details: 'It is at /docs/ from then on, and the latest so far moves to its own prefix.',
  options: dryRun,
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).releaseVersion(name, values),
});

export const docsRetire = defineCommand({
  usage: 'npm run cli docs:retire -- <version> [options]',
  description: 'removes the pages of the oldest version, and redirects their addresses',
  details: 'They lead to the current pages on the same subjects. The packages of the version stay for comparisons.',
  options: dryRun,
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).retireVersion(name, values),
});

export const docsBackport = defineCommand({
  usage: 'npm run cli docs:backport -- <commit|page> --to v4,v3 [options]',
  description: 'copies a change to the same pages of other versions',
  details:
    'Takes the change of a commit, or of a page that is not committed yet. Where both changed, both stay, with conflict marks.',
  options: { to: { type: 'string', value: 'versions', description: 'separated by commas' }, ...dryRun },
  positionals: [1, 1],
  isTest: true,
  run: async (values, [source = '']) => (await import('../versions/backport')).backport(source, values),
});
