import { defineCommand } from '../command';

export const drill = defineCommand({
  usage: 'npm run cli drill -- [package@release] [options]',
  description: 'rehearses a whole release in a clone, or another release of Docusaurus',
  details:
    'Without a package, freezes, releases and retires versions with the packages of Capacitor 6, and checks every old address.\nWith docusaurus@3.11.0 (or react, typescript, vite), installs that release, builds, tests, and names each upstream file that we replace and that changed.',
  options: { keep: { type: 'boolean', description: 'keeps the clone, so that you can look at it' } },
  positionals: [0, 1],
  isTest: true,
  async run({ keep = false }, [upgrade]) {
    if (upgrade !== undefined) return (await import('../../../tests/drills/upgrade')).tryUpgrade(upgrade, keep);
    return (await import('../../../tests/drills/versions')).drillVersions(keep);
  },
});
