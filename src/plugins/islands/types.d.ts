/** What the build writes for the browser (see index.ts beside it), and what it uses of Docusaurus that has no types. */
declare module '@generated/islands/list' {
  import type { ComponentType, ReactNode } from 'react';

  interface ListedIsland {
    readonly load: () => Promise<Record<string, unknown>>;
    /** Name that the module exports the component by. */
    readonly exported: string;
    readonly loadSite?: () => Promise<{ default: ComponentType<{ host: Element; children: ReactNode }> }>;
  }
  /** By the name that HTML has for it. */
  export const islands: Readonly<Record<string, ListedIsland>>;
}
declare module '@docusaurus/core/lib/client/browserContext' {
  import type { ReactNode } from 'react';

  export function BrowserContextProvider(props: { children: ReactNode }): ReactNode;
}
