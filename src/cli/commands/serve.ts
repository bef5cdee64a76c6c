import { defineCommand } from '../command';
import { host, port } from '../setup/ports';

export const serve = defineCommand({
  usage: 'npm run serve -- [options]',
  description: 'serves build/ as a production server would',
  options: {
    port,
    host,
    dir: { type: 'string', value: 'folder', description: 'serves the build in another folder' },
    build: { type: 'boolean', description: 'builds before' },
    'no-open': { type: 'boolean', description: 'opens no browser, as without any option' },
  },
  lacks: {
    open: 'Open the address that it prints.',
    config: 'It needs none, because the build says how it is served. Leave it out.',
  },
  run: async (values) => (await import('../serve/serve-build')).serveBuild(values),
});
