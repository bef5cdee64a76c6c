/**
 * Plugins that the search suggests before the reader types, in this order: names of pages below `apis/`. A version shows only those it has, so
 * a plugin with another name in an older version is listed under both names.
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
