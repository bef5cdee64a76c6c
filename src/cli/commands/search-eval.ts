import { defineCommand } from '../command';

export const searchEval = defineCommand({
  usage: 'npm run cli search:eval -- [options]',
  description: "measures how well and how fast the build's search finds the pages of the judged queries",
  options: {
    'held-out': { type: 'boolean', description: 'also prints the scores of queries that nothing was tuned with' },
    learn: {
      type: 'boolean',
      description: 'learns which words lead to which pages, and writes them for the next build',
    },
    tune: { type: 'boolean', description: 'looks for better weights for the ranking, and prints them' },
  },
  async run(values) {
    if (values.learn) return (await import('../search/learn/learn-search')).learnSearch();
    if (values.tune) return (await import('../search/tune-search')).tuneSearch();
    return (await import('../search/evaluate-search')).evaluateSearch(values['held-out'] ?? false);
  },
});
