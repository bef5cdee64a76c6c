/**
 * Client module for the buttons that do something with the page, such as the one of its menu. They are static HTML that is never rendered again,
 * so one event listener handles all of them. The code behind them loads with the first click.
 */
import { loadFor } from '@site/src/browser/note';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-page-tool]');
    if (!button) return;
    loadFor(
      button,
      () => import(/* webpackChunkName: "late" */ '@site/src/page-tools'),
      ({ press }) => press(button),
    );
  });
}
