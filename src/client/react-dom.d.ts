/** What the site uses of React's renderers. Their package has no types of its own. */

declare module 'react-dom' {
  import type { ReactNode, ReactPortal } from 'react';

  export function createPortal(children: ReactNode, container: Element | DocumentFragment): ReactPortal;
  export function flushSync<Result>(update: () => Result): Result;
}

declare module 'react-dom/client' {
  import type { ReactNode } from 'react';

  export interface Root {
    render(children: ReactNode): void;
    unmount(): void;
  }

  export function createRoot(container: Element | DocumentFragment): Root;
  export function hydrateRoot(
    container: Element | Document,
    children: ReactNode,
    options?: { onRecoverableError?: (error: unknown) => void },
  ): Root;
}

declare module 'react-dom/server' {
  import type { ReactNode } from 'react';

  export function renderToStaticMarkup(element: ReactNode): string;
  export function renderToString(element: ReactNode): string;
}
