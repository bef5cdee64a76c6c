import type { PagePlugin } from '../../build/page-steps';
import { notFoundMeta } from '../../lib/dom-contract';

/**
 * Docusaurus plugin: marks the page for unknown paths. Hosts answer every unknown path with `404.html`, which was rendered as a page of the
 * latest version. With the mark, the browser can show it in the version that the path belongs to.
 */
export function notFoundPage(): PagePlugin {
  return {
    name: 'not-found-page',
    pageSteps: {
      'not-found': {
        page(page) {
          if (page.file !== '404.html') return;
          page.html = page.html.replace('<head>', `<head><meta name="${notFoundMeta}" content="1">`);
        },
      },
    },
  };
}
