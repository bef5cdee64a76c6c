import { defineCommand } from '../command';

export const checkDocs = defineCommand({
  usage: 'npm run check:docs -- [pages or folders] [options]',
  description: 'checks pages without a build: Markdown, links, commands, keys, code, spelling, plain English',
  details: 'Without pages it checks everything. The exit code is 1 when there is something to fix.',
  options: {
    watch: { type: 'boolean', description: 'checks what changes until you press Ctrl+C' },
    fix: {
      type: 'boolean',
      description: 'first fixes the Markdown style, and rewrites comments, tags, ids and titles of other sites',
    },
    json: { type: 'boolean', description: 'prints a list for programs: file, line, column, message, check' },
    github: { type: 'boolean', description: 'prints annotations; on GitHub Actions it does so by itself' },
  },
  positionals: [0, Number.POSITIVE_INFINITY],
  isTest: true,
  run: async (values, files) => (await import('@capacitor-docs/docs-checks/check-docs')).checkDocs(files, values),
});

export const checkLinks = defineCommand({
  usage: 'npm run cli check:links -- [options]',
  description: 'asks each host whether the links of the build that leave the site still work',
  details: 'It is no part of the tests, because other hosts are not ours. The exit code is 1 when a link is broken.',
  options: {},
  run: async () => (await import('../links/external-links')).checkExternalLinks(),
});
