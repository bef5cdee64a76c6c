/** Client module for the buttons in code blocks that report a mistake. A page may have sixty of them, so one listener handles all. */
import { onPress } from '@site/src/browser/events';
import { loadFor } from '@site/src/browser/note';

if (typeof document !== 'undefined') {
  onPress('[data-page-tool="sample"]', (button) => {
    const block = button.closest('.theme-code-block');
    if (block === null) return;
    loadFor(
      button,
      () => import(/* webpackChunkName: "page-tools" */ '@site/src/page-tools/report-sample'),
      ({ reportSample }) => reportSample(block),
    );
  });
}
