import { defineCommand } from '../command';

export const checkLinks = defineCommand({
  usage: 'npm run cli check:links -- [options]',
  description: 'asks each host whether the links of the build that leave the site still work',
  details: 'It is no part of the tests, because other hosts are not ours. The exit code is 1 when a link is broken.',
  options: { list: { type: 'boolean', description: 'lists the links with their pages, and asks nobody' } },
  run: async ({ list = false }) => (await import('../links/external-links')).checkExternalLinks(list),
});
