/**
 * Client module for the buttons that do something with the page, such as the one of its menu. They are static HTML that is never rendered again,
 * so one event listener handles all of them. The code behind them loads with the first click.
 */

import { loadFor } from '@site/src/browser/note';
import { toolAttribute } from '@site/src/lib/dom-contract';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`[${toolAttribute}]`);
    if (!button) return;
    loadFor(
      button,
      () => import(/* webpackChunkName: "late" */ '@site/src/page-tools'),
      ({ press }) => press(button),
    );
  });
}
