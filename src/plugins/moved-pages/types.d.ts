/** Addresses of all pages, as the plugin writes them. */
declare module '@generated/moved-pages/default/pages.json' {
  import type { VersionPages } from '@site/src/lib/suggest-pages';

  const versions: readonly VersionPages[];
  export default versions;
}
