import { defineCommand } from '../command';

export const commandsProve = defineCommand({
  usage: 'npm run cli commands:prove -- [options]',
  description:
    'runs the commands of the CLI that the pages show, and compares output, exit code and files with the pages',
  details:
    'Each version gets a real app. Needs Linux, bash and a connection or a filled cache of npm. The exit code is 1 when a page is wrong.',
  options: {
    in: { type: 'string', value: 'versions', description: 'separated by commas; without it, all' },
    'dry-run': { type: 'boolean', description: 'lists the commands that cannot be run, and runs none' },
  },
  isTest: true,
  run: async (values) => (await import('../proofs/prove-commands')).proveCommands(values),
});
