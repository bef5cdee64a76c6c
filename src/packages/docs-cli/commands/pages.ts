/** The commands that create, move and delete pages. */
import { defineCommand, dryRun } from '../command';

export const newPage = defineCommand({
  usage: 'npm run cli new -- <page|plugin|command|upgrade-guide> <name> [options]',
  description: 'creates a page for a plugin, a command, an upgrade or any other subject',
  details:
    'Such as "new page guides/widgets", "new plugin @capacitor/background-runner", "new command build", "new upgrade-guide v6".\nIt is in the sidebar at once. "page" moves and deletes pages.',
  options: {
    in: { type: 'string', value: 'versions', description: 'separated by commas; without it, the version in docs/' },
    title: { type: 'string', description: 'title of the page' },
    description: { type: 'string', description: 'its description, of 60 to 160 characters' },
    release: { type: 'string', description: 'release of the plugin, in place of the newest that fits' },
    ...dryRun,
  },
  positionals: [2, 2],
  isTest: true,
  run: async (values, [kind = '', name = '']) => (await import('../new/new-page')).createPage(kind, name, values),
});

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
