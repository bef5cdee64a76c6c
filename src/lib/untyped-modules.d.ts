/* Modules that have no types of their own: the parts of them that are used here. */

declare module 'nprogress' {
  export interface NProgress {
    configure: (settings: { barSelector?: string; template?: string; showSpinner?: boolean }) => NProgress;
    start: () => NProgress;
    done: () => NProgress;
  }
  const nprogress: NProgress;
  export default nprogress;
}

declare module 'js-yaml' {
  /** @throws YAMLException */
  export function load(yaml: string): unknown;
  export interface YAMLException extends Error {
    readonly reason?: string;
    /** Where the parser stopped, with lines from 0. */
    readonly mark?: { readonly line: number };
  }
}

declare module 'react-dom' {
  export function flushSync<Result>(update: () => Result): Result;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export interface Root {
    render(children: ReactNode): void;
    unmount(): void;
  }

  export interface RootOptions {
    /** Called for an error that no boundary catches, when React has removed everything. */
    onUncaughtError?: (error: unknown) => void;
  }

  export function createRoot(container: Element | DocumentFragment, options?: RootOptions): Root;
}

/** The text of a file (`raw-loader.cjs`). */
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

/** A font that the bundler publishes: its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
