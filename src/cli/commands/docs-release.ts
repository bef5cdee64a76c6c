import { defineCommand, dryRun } from '../command';

export const docsRelease = defineCommand({
  usage: 'npm run cli docs:release -- <version> [options]',
  description: 'makes an unreleased version the latest',
  details: 'It is at /docs/ from then on, and the latest so far moves to its own prefix.',
  options: dryRun,
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).releaseVersion(name, values),
});
