import { defineCommand } from '../command';
import { hostNames } from '../package/host-names';

export const packageSite = defineCommand({
  usage: `npm run package -- --host <${hostNames.join('|')}> [options]`,
  description: 'writes the build and the files that a host needs to release/<host>/',
  options: {
    host: { type: 'string', value: 'name', description: 'the host to package for' },
    quick: { type: 'boolean', description: 'compresses faster, but less' },
  },
  run: async ({ host, quick = false }) => (await import('../package/package-site')).packageBuild(host, quick),
});
