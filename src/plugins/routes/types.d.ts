/// <reference types="@docusaurus/plugin-debug" />
/** Addresses of all pages, as the plugin writes them. */
declare module '@generated/site-routes/default/pages.json' {
  import type { VersionPages } from '@site/src/lib/suggest-pages';

  const versions: readonly VersionPages[];
  export default versions;
}

/** Addresses and files of drafts and of pages that only their addresses lead to. */
declare module '@generated/site-routes/default/hidden.json' {
  const names: readonly string[];
  export default names;
}

/** Sections that are in a different place in the next version. */
declare module '@generated/site-routes/default/sections.json' {
  import type { SectionMove } from '@site/src/lib/moved-sections';

  const sections: readonly SectionMove[];
  export default sections;
}
