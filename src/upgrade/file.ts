/** What the upgrade assistant reads, below the root of the site. */
export const upgradeFile = 'upgrade/data.json';
