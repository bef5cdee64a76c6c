import { defineCommand } from '../command';

export const upgradeProve = defineCommand({
  usage: 'npm run cli upgrade:prove -- [options]',
  description: "carries out the upgrade assistant's plans on real apps, and compares the results with new apps",
  details:
    'Makes apps with the CLI of each version, and needs a connection, Linux and a build. Prints what no machine can do, and a table of the files\nthat differ. The exit code is 1 when a difference has no explanation in src/cli/upgrade-prove/explanations.ts.',
  options: {
    from: { type: 'string', value: 'version', description: 'the oldest version; v2 by default' },
    to: { type: 'string', value: 'version', description: 'the newest version; the unreleased one by default' },
    keep: { type: 'boolean', description: 'keeps the apps, so that you can look at them' },
  },
  run: async ({ from, to, keep }) => (await import('../upgrade-prove/prove')).proveUpgrades({ from, to, keep }),
});
