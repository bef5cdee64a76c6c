import type { HTMLAttributes } from 'react';

/** Attributes of a custom element. `data-on` says when its code is wanted (`load.ts`). */
type Custom<More = unknown> = HTMLAttributes<HTMLElement> & {
  class?: string | undefined;
  'data-on'?: 'load' | 'visible' | 'idle' | 'interaction' | 'first-interaction';
} & More;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'announcement-bar': Custom;
      'back-to-top': Custom;
      'code-block': Custom;
      'color-mode-toggle': Custom;
      'compatibility-matrix': Custom;
      'copy-button': Custom;
      'doc-sidebar': Custom;
      'doc-tabs': Custom;
      'hideable-navbar': Custom;
      'mobile-sidebar': Custom;
      'navbar-dropdown': Custom;
      'not-found-suggestions': Custom;
      'page-feedback': Custom;
      'page-menu': Custom;
      'page-versions': Custom;
      'scrollable-table': Custom;
      'search-button': Custom;
      'single-key-setting': Custom;
      'toc-bar': Custom;
      'toc-highlight': Custom;
      // It has styles and no code.
      'tool-page': Custom;
      'zoomable-picture': Custom;
    }
  }
}
