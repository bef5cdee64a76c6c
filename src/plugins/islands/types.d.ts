/** The list that the build generates for the browser (see index.ts beside it), and a Docusaurus module that has no types. */
declare module '@generated/islands/list' {
  import type { ComponentType, ReactNode } from 'react';

  interface ListedIsland {
    readonly load: () => Promise<Record<string, unknown>>;
    /** Name under which the module exports the component. */
    readonly exported: string;
    readonly loadSite?: () => Promise<{ default: ComponentType<{ host: Element; children: ReactNode }> }>;
  }
  /** Islands by the name that the HTML uses for them. */
  export const islands: Readonly<Record<string, ListedIsland>>;
}
declare module '@docusaurus/core/lib/client/browserContext' {
  import type { ReactNode } from 'react';

  export function BrowserContextProvider(props: { children: ReactNode }): ReactNode;
}
