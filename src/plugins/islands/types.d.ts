/** What the build writes for the browser (see index.ts beside it), and what stands for the modules of Docusaurus that it uses. */
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
declare module '@generated/islands/scripts' {
  /** Where the chunks of islands are; undefined where their names have hashes. */
  export const scripts:
    | {
        /** Folder below that of the site. */
        readonly folder: string;
        /** Chunks that every island needs, or may need. */
        readonly shared: readonly string[];
      }
    | undefined;
}
declare module '@islands/browser-context' {
  import type { ReactNode } from 'react';

  export function BrowserContextProvider(props: { children: ReactNode }): ReactNode;
}
