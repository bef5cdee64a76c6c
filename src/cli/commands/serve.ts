import { defineCommand } from '../command';
import { port } from '../setup/ports';

export const serve = defineCommand({
  usage: 'npm run serve -- [options]',
  description: 'serves build/ as a production server would',
  options: { port },
  run: async (values) => (await import('../serve/serve-build')).serveBuild(values.port),
});
