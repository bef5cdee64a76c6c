import { defineCommand } from '../command';

export const build = defineCommand({
  usage: 'npm run build -- [options]',
  description: 'builds the production site into build/',
  details: 'If it fails, the previous build stays. DOCS_VERSIONS=v5 builds one version, or several (v5,v4).',
  options: {
    'no-cache': { type: 'boolean', description: 'builds from scratch, and caches nothing' },
    'out-dir': { type: 'string', value: 'folder', description: 'builds into another folder' },
    'no-minify': { type: 'boolean', description: 'leaves scripts readable' },
    dev: { type: 'boolean', description: "builds with React's development mode" },
  },
  run: async (values) => (await import('../build/build-site')).buildSite(values),
});
