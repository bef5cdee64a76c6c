/** Display names of the platforms, by their names in the reference, in the order in which they are listed. */
export const platformNames = { ios: 'iOS', android: 'Android', web: 'Web' } as const;

/** The platforms in that order. */
export const platforms = Object.keys(platformNames) as readonly (keyof typeof platformNames)[];
