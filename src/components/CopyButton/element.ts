import { copyText } from '@site/src/browser/clipboard';
import { makeElement } from '@site/src/browser/elements/make-element';
import { findTarget } from '@site/src/browser/events';
import { make } from '@site/src/browser/make';
import styles from '@site/src/page-tools/styles.module.css';

/** How long a button says that it has copied, and that it has not, in milliseconds. */
const times = { copied: 1500, refused: 8000 };

/** A button that copies the text before it, and says so. */
export default makeElement((element, signal) => {
  const status = make('span', { role: 'status', class: styles.message ?? '' });
  element.append(status);
  let timer = 0;
  const say = (message: string, time: number): void => {
    status.textContent = message;
    clearTimeout(timer);
    timer = window.setTimeout(() => status.replaceChildren(), time);
  };
  element.addEventListener(
    'click',
    (event) => {
      if (findTarget(event, 'button') === null) return;
      copyText(element.previousElementSibling?.textContent ?? '').then(
        () => say('Copied', times.copied),
        () => say('Your browser refused to copy this', times.refused),
      );
    },
    { signal },
  );
});
