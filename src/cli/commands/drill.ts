import { inputError } from '../../build/errors/input-error';
import { defineCommand } from '../command';

export const drill = defineCommand({
  usage: 'npm run cli drill -- [package@release] [options]',
  description: 'rehearses a whole release in a clone, or another release of Docusaurus',
  details:
    'Without a package, freezes, releases and retires versions with the packages of Capacitor 6, and checks every old address.\nWith docusaurus@3.11.0 (or react, typescript, vite), installs that release, builds, tests, and names each upstream file that we replace and that changed.',
  options: {
    keep: { type: 'boolean', description: 'keeps the clone, so that you can look at it' },
    versions: {
      type: 'string',
      value: 'number',
      description: 'freezes versions until there are so many, and builds them',
    },
  },
  positionals: [0, 1],
  isTest: true,
  async run({ keep = false, versions }, [upgrade]) {
    if (upgrade !== undefined) return (await import('../../../tests/drills/upgrade')).tryUpgrade(upgrade, keep);
    if (versions !== undefined && !/^[1-9]\d*$/.test(versions))
      throw inputError(`--versions needs a number, such as 10; it has "${versions}".`);
    const wanted = versions === undefined ? undefined : Number(versions);
    return (await import('../../../tests/drills/versions')).drillVersions(keep, wanted);
  },
});
