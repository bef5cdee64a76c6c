/// <reference types="@docusaurus/plugin-debug" />
/** What plugins generate for the browser and for pages. */

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

/** Links that the search offers, as the plugin writes them. */
declare module '@generated/search/default/links.json' {
  import type { StartLinks } from '@capacitor-docs/search/ui/start-links';

  const links: readonly StartLinks[];
  export default links;
}

/** Data that the plugin reads from the packages of all versions. */
declare module '@generated/compatibility/default/matrix.json' {
  import type { Matrix } from '@site/src/compatibility/matrix';

  const matrix: Matrix;
  export default matrix;
}

/** Which pages the server's bundle finds in the cache, as the plugin writes it. */
declare module '@generated/bundler/rendered.json' {
  import type { RenderedPages } from '@site/src/plugins/bundler/rendered-pages';

  const rendered: RenderedPages;
  export default rendered;
}

/** The list that the build generates for the browser, a Docusaurus module that has no types, and the attributes of islands. */
declare module '@generated/islands/default/list' {
  /** Loads the module of an island, by its path from the root of the project, without its extension. */
  export const modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
}
declare module '@docusaurus/core/lib/client/browserContext' {
  import type { ReactNode } from 'react';

  export function BrowserContextProvider(props: { children: ReactNode }): ReactNode;
}
declare namespace React.JSX {
  interface IntrinsicAttributes {
    [directive: `client:${string}`]: boolean | undefined;
  }
}
