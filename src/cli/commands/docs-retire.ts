import { defineCommand, dryRun } from '../command';

export const docsRetire = defineCommand({
  usage: 'npm run cli docs:retire -- <version> [options]',
  description: 'removes the pages of the oldest version, and redirects their addresses',
  details: 'They lead to the current pages on the same subjects. The packages of the version stay for comparisons.',
  options: dryRun,
  positionals: [1, 1],
  isTest: true,
  run: async (values, [name = '']) => (await import('../versions/life-cycle')).retireVersion(name, values),
});
