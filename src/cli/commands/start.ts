import { defineCommand } from '../command';
import { port } from '../setup/ports';

export const start = defineCommand({
  usage: 'npm start -- [options]',
  description: 'serves the pages while you write them',
  details: 'DOCS_VERSIONS=v5 serves one version, or several (v5,v4).',
  options: { port },
  run: async (values) => (await import('../start/start-site')).startSite(values.port),
});
