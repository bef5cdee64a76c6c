import { defineCommand } from '../command';

export const searchPush = defineCommand({
  usage: 'npm run cli search:push -- [options]',
  description: 'fills the index of a hosted search from build/',
  options: {
    'dry-run': { type: 'boolean', description: 'only checks and counts' },
    'allow-drop': { type: 'boolean', description: 'allows far fewer records than before' },
  },
  run: async (values) => (await import('../search/push-search')).pushSearch(values, process.env),
});
