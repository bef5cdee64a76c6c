import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import { defineCommand } from '../command';

export const bench = defineCommand({
  usage: 'npm run bench -- [options]',
  description: 'compares the site with the same pages made by Starlight and VitePress',
  details: 'Run npm ci --prefix tests/bench/peers once before.',
  options: {
    build: { type: 'boolean', description: 'compares builds instead of visits' },
    dev: { type: 'boolean', description: 'measures npm start and edits instead' },
    rebuilds: {
      type: 'string',
      value: 'edits',
      description: 'only compares rebuilds with builds from scratch, after all edits ("all") or some ("text,fact")',
    },
    rounds: { type: 'string', value: 'number', description: 'visits to each site, builds of each, or starts' },
    growth: { type: 'boolean', description: 'only tabulates what the site costs with more pages' },
    'more-pages': { type: 'string', value: 'numbers', description: 'pages that --growth adds (0,500,1500)' },
    versions: { type: 'string', value: 'number', description: 'freezes versions for --growth until there are so many' },
    'no-growth': { type: 'boolean', description: 'leaves out what more pages and versions cost' },
    json: { type: 'boolean', description: 'prints JSON' },
  },
  isTest: true,
  async run(values) {
    const { findInstallProblems } = await import('../setup/check-setup');
    const [problem] = findInstallProblems(projectRoot);
    if (problem !== undefined) throw inputError(problem);
    const { runBench } = await import('../../../tests/bench/run');
    await runBench(values);
  },
});
