/** What the build writes for the browser (see pages/write-pages.ts), and what the bundler offers to modules. */
declare module '@generated/light-client/pages/skeleton' {
  import type { SkeletonNode } from '@site/src/plugins/light-client/client/nodes';

  export const skeleton: readonly SkeletonNode[];
  /** Folder of the scripts whose names hold no hash. */
  export const buildId: string;
  /** What the names of these modules begin with. */
  export const moduleFolder: string;
}
declare module '@docusaurus/core/lib/client/routeContext' {
  import type { ReactNode } from 'react';

  export function RouteContextProvider(props: { children: ReactNode; value: unknown }): ReactNode;
}
declare module '@docusaurus/core/lib/client/ClientLifecyclesDispatcher' {
  import type { ClientModule } from '@docusaurus/types';
  import type { Location } from 'history';
  import type { ReactNode } from 'react';

  interface Places {
    previousLocation: Location | null;
    location: Location;
  }
  /** @returns what ends the action */
  export function dispatchLifecycleAction(action: keyof ClientModule, places: Places): () => void;
  export default function ClientLifecyclesDispatcher(props: Places & { children: ReactNode }): ReactNode;
}
declare module '@docusaurus/core/lib/client/normalizeLocation' {
  import type { Location } from 'history';

  /** Takes `index.html` and the like from the end of a path. */
  export default function normalizeLocation(location: Location): Location;
}
/** Docusaurus' own, or ours where browsers get a module for each page. */
declare module '@light-client/preload' {
  export default function preload(path: string): Promise<unknown>;
}
declare const __webpack_require__: {
  /** Loads a chunk by its id. */
  e: (chunk: string) => Promise<unknown>;
  /** Address that all scripts lie below. */
  p: string;
  /** Runs a module that has been loaded. */
  (module: string): unknown;
};
declare module '@light-client/sidebar' {
  export { default } from '@theme/DocRoot/Layout/Sidebar';
}
declare module '@light-client/doc-layout' {
  export { default } from '@theme/DocItem/Layout';
}
declare module 'history/esm/history' {
  export { createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath } from 'history';
}
declare module '@light-client/navbar' {
  export { default } from '@theme/Navbar';
}
declare module '@light-client/nprogress' {
  export { default } from 'nprogress';
}
declare module '@generated/light-client/navbar-items.json' {
  const items: readonly object[];
  export default items;
}
/** Docusaurus' own entry, which only runs. */
declare module '@light-client/entry' {}
