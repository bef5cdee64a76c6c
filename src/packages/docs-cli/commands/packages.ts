import { defineCommand, dryRun } from '../command';

export const packagesUpdate = defineCommand({
  usage: 'npm run cli packages:update -- [options]',
  description: 'updates the packages that the pages describe to their newest patch releases',
  details:
    'Lists what changes in the reference and which samples no longer compile, and reads the histories of members up to these releases.',
  options: {
    in: { type: 'string', value: 'versions', description: 'separated by commas; without it, all' },
    minor: { type: 'boolean', description: 'takes newer minor releases, too' },
    installed: {
      type: 'boolean',
      description:
        'only reads the sources of the installed packages again, after you pinned others or changed how they are read',
    },
    history: { type: 'boolean', description: 'only reads the histories, up to the releases that are pinned' },
    compare: { type: 'string', value: 'file', description: 'only says how the reference differs from a saved one' },
    ...dryRun,
  },
  isTest: true,
  async run(values) {
    const isDry = values['dry-run'] ?? false;
    if (values.installed) (await import('../packages/update')).readInstalled(values.in, isDry);
    if (values.history) await (await import('../packages/history')).writeHistories(isDry);
    if (values.installed || values.history) return 0;
    if (values.compare !== undefined) (await import('../packages/update')).compareReferences(values.compare);
    else return (await import('../packages/update')).updatePackages(values);
    return 0;
  },
});
