import { copyText } from '@site/src/browser/clipboard';
import { makeElement } from '@site/src/browser/elements/make-element';
import { make } from '@site/src/browser/make';

/** How long a button says that it has copied, and that it has not, in milliseconds. */
const times = { copied: 1000, refused: 8000 };

/** A button that copies the text before it, and says so: with a mark, and with words for screen readers. */
export default makeElement((element, signal) => {
  const text = element.previousElementSibling;
  const status = make('span', { role: 'status', class: 'code-status' });
  let timer = 0;
  const say = (message: string, isCopied: boolean): void => {
    element.querySelector('.code-copy')?.classList.toggle('code-copied', isCopied);
    status.className = isCopied || message === '' ? 'code-status' : 'code-refusal';
    status.textContent = message;
    clearTimeout(timer);
    if (message !== '') timer = window.setTimeout(() => say('', false), isCopied ? times.copied : times.refused);
  };
  element.append(status);
  signal.addEventListener('abort', () => status.remove());
  element.addEventListener(
    'click',
    () => {
      copyText(text?.textContent ?? '').then(
        () => say('Copied', true),
        () => {
          if (text !== null) getSelection()?.selectAllChildren(text);
          say(' It is selected: copy it yourself.', false);
        },
      );
    },
    { signal },
  );
});
