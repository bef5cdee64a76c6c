import type { HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** A custom element. `data-on` says when its code is wanted (`load.ts`). */
      [tag: `${string}-${string}`]: HTMLAttributes<HTMLElement> & {
        class?: string | undefined;
        'data-on'?: 'load' | 'visible' | 'idle' | 'interaction' | 'first-interaction';
      };
    }
  }
}
