/** What the platforms are called, by the names that they have in the reference, in the order in which they are listed. */
export const platformNames = { ios: 'iOS', android: 'Android', web: 'Web' } as const;
