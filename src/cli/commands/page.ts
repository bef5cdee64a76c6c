import { defineCommand, dryRun } from '../command';

export const page = defineCommand({
  usage: 'npm run cli page -- <move|delete> <page> [new path] [options]',
  description: 'moves or deletes a page, with its links, sidebar entries and old address',
  details:
    'Such as "page move guides/old guides/new", "page delete guides/old --to guides/storage". The old address redirects. "new" creates pages.',
  options: {
    in: { type: 'string', value: 'versions', description: 'separated by commas; without it, the version in docs/' },
    to: { type: 'string', value: 'page', description: 'for delete: where its address and the links to it lead' },
    gone: { type: 'boolean', description: 'for delete: no page has its subject; the address leads nowhere' },
    ...dryRun,
  },
  positionals: [2, 3],
  isTest: true,
  run: async (values, [kind = '', path = '', moved]) =>
    (await import('../page/change-page')).changePage(kind, path, moved, values),
});
