import { defineCommand } from '../command';

export const searchEval = defineCommand({
  usage: 'npm run cli search:eval -- [options]',
  description: "measures how well and how fast the build's search finds the pages of the judged queries",
  options: {
    'held-out': { type: 'boolean', description: 'also prints the scores of queries that nothing was tuned with' },
  },
  async run(values) {
    return (await import('../search/evaluate-search')).evaluateSearch(values['held-out'] ?? false);
  },
});
