/** The commands that make and show the site. */
import { defineCommand } from '../command';
import { hostNames } from '../package/host-names';
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
      type: 'boolean',
      description: 'looks for changes each second, where the system does not report them (containers, WSL)',
    },
    'hot-only': { type: 'boolean', description: 'never reloads the page when a change can not be shown without it' },
    'no-minify': { type: 'boolean', description: 'leaves scripts readable' },
  },
  run: async (values) => (await import('../start/start-site')).startSite(values),
});

export const build = defineCommand({
  usage: 'npm run build -- [options]',
  description: 'builds the production site into build/',
  details: 'If it fails, the previous build stays. DOCS_VERSIONS=v5 builds one version, or several (v5,v4).',
  options: {
    'no-cache': { type: 'boolean', description: 'builds from scratch, and caches nothing' },
    'out-dir': { type: 'string', value: 'folder', description: 'builds into another folder' },
    'no-minify': { type: 'boolean', description: 'leaves scripts readable' },
  },
  run: async (values) => (await import('../build/build-site')).buildSite(values),
});

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
  run: async (values) => (await import('../serve/serve-build')).serveBuild(values),
});

export const packageSite = defineCommand({
  usage: `npm run package -- --host <${hostNames.join('|')}> [options]`,
  description: 'writes the build and the files that a host needs to release/<host>/',
  options: {
    host: { type: 'string', value: 'name', description: 'the host to package for' },
    quick: { type: 'boolean', description: 'compresses faster, but less' },
  },
  run: async ({ host, quick = false }) => (await import('../package/package-site')).packageBuild(host, quick),
});
