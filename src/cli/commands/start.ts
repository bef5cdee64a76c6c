import { defineCommand } from '../command';
import { host, port } from '../setup/ports';

export const start = defineCommand({
  usage: 'npm start -- [options]',
  description: 'serves the pages while you write them',
  details: 'DOCS_VERSIONS=v5 serves one version, or several (v5,v4).',
  options: {
    port,
    host,
    open: { type: 'boolean', description: 'opens the start page in a browser' },
    'no-open': { type: 'boolean', description: 'opens no browser, as without any option' },
    poll: {
      type: 'string',
      value: 'milliseconds',
      alone: '1000',
      description: 'looks for changes again and again, where the system does not report them (containers, WSL)',
    },
    'hot-only': { type: 'boolean', description: 'never reloads the page when a change can not be shown without it' },
    'no-minify': { type: 'boolean', description: 'leaves scripts readable' },
  },
  lacks: {
    locale: 'The pages are in English only. Leave it out.',
    config: 'Change docusaurus.config.ts, or run Docusaurus itself: npx docusaurus start --config <file>',
  },
  run: async (values) => (await import('../start/start-site')).startSite(values),
});
