/**
 * Client module: the buttons that do something with the page, such as that of its menu. They are elements that nobody draws a second time, so it
 * listens for all of them at once; what they do is loaded with the first press.
 */
import { toolAttribute } from '@site/src/lib/page-tool';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>(`[${toolAttribute}]`);
    if (!button) return;
    import(/* webpackChunkName: "late" */ '@site/src/page-tools').then(
      ({ press }) => press(button),
      () => {
        button.insertAdjacentHTML(
          'afterend',
          '<p role="alert">This could not be loaded. Check your connection and try again.</p>',
        );
      },
    );
  });
}
