import { defineCommand } from '../command';

export const build = defineCommand({
  usage: 'npm run build -- [options]',
  description: 'builds the production site into build/',
  details: 'If it fails, the previous build stays. DOCS_VERSIONS=v5 builds one version, or several (v5,v4).',
  options: {
    'no-cache': { type: 'boolean', description: 'builds from scratch, and caches nothing' },
    'out-dir': { type: 'string', value: 'folder', description: 'builds into another folder' },
    'no-minify': { type: 'boolean', description: 'leaves scripts readable' },
  },
  lacks: {
    dev: 'npm start shows the full messages of React.',
    locale: 'The pages are in English only. Leave it out.',
    config: 'Change docusaurus.config.ts, or run Docusaurus itself: npx docusaurus build --config <file>',
    'bundle-analyzer': 'Run Docusaurus itself: npx docusaurus build --bundle-analyzer --out-dir /tmp/analyzed',
  },
  run: async (values) => (await import('../build/build-site')).buildSite(values),
});
