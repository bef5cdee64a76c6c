import { defineCommand } from '../command';

export const pagesFollow = defineCommand({
  usage: 'npm run cli pages:follow -- [pages] [options]',
  description: 'runs the commands of the pages that lead to a first app, with what npm installs today',
  details:
    'Each page of src/config/followed-pages.ts gets an empty folder. Needs a connection and bash. The exit code is 1 when a command fails.',
  options: {
    'dry-run': { type: 'boolean', description: 'lists the commands, and runs none' },
    keep: { type: 'boolean', description: 'keeps the folders, so that you can look at them' },
  },
  positionals: [0, Number.POSITIVE_INFINITY],
  isTest: true,
  run: async (values, pages) => (await import('../pages/follow')).followPages(pages, values),
});
