/** Data file of the upgrade assistant, below the root of the site. */
export const upgradeFile = 'upgrade/data.json';
