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
