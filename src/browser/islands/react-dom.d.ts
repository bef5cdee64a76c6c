/** The part of React's renderers that the site uses. Their package has no types of its own. */

declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react';

  export function createPortal(children: ReactNode, container: Element | DocumentFragment, key?: string): ReactPortal;
  export function flushSync<Result>(update: () => Result): Result;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export interface Root {
    render(children: ReactNode): void;
    unmount(): void;
  }

  /** Callbacks for errors: those that a boundary caught, and those that React recovered from by rendering again. */
  export interface RootOptions {
    onCaughtError?: (error: unknown) => void;
    onRecoverableError?: (error: unknown) => void;
  }

  export function createRoot(container: Element | DocumentFragment, options?: RootOptions): Root;
  export function hydrateRoot(container: Element | Document, children: ReactNode, options?: RootOptions): Root;
}

declare module 'react-dom/server' {
  import type { ReactNode } from 'react';

  export function renderToStaticMarkup(element: ReactNode): string;
  export function renderToString(element: ReactNode): string;
}
