import { defineCommand, dryRun } from '../command';

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
