/**
 * Plugins that the search offers before anything is typed, in this order: names of pages below `apis/`. A version shows those that it has, so
 * that a plugin that has another name in an older version is here by both.
 */
export const popularPlugins: readonly string[] = [
  'camera',
  'push-notifications',
  'preferences',
  'storage',
  'geolocation',
  'filesystem',
  'local-notifications',
];
