import { defineCommand } from '../command';

export const commandsProve = defineCommand({
  usage: 'npm run cli commands:prove -- [pages] [options]',
  description:
    'runs the commands of the CLI that the pages show, and compares output, exit code and files with the pages',
  details:
    'Takes files and folders of pages, or all. Each version gets a real app. Needs Linux, bash and a connection or a filled cache of npm. The exit code is 1 when a page is wrong.',
  options: {
    'dry-run': { type: 'boolean', description: 'lists the commands that cannot be run, and runs none' },
  },
  positionals: [0, Number.POSITIVE_INFINITY],
  isTest: true,
  run: async (values, pages) => (await import('../proofs/prove-commands')).proveCommands(pages, values),
});
