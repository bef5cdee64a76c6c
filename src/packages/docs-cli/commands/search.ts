import { defineCommand } from '../command';

export const searchEval = defineCommand({
  usage: 'npm run cli search:eval -- [options]',
  description: "measures how well and how fast the build's search finds the pages of the judged queries",
  options: {
    'held-out': { type: 'boolean', description: 'also prints the scores of queries that nothing was tuned with' },
  },
  async run(values) {
    return (await import('../../../../tests/search-quality/evaluate-search')).evaluateSearch(
      values['held-out'] ?? false,
    );
  },
});

export const searchPush = defineCommand({
  usage: 'npm run cli search:push -- [options]',
  description: 'fills the index of a hosted search from build/',
  options: {
    'dry-run': { type: 'boolean', description: 'only checks and counts' },
    'allow-drop': { type: 'boolean', description: 'allows far fewer records than before' },
  },
  run: async (values) => (await import('../push-search')).pushSearch(values, process.env),
});
