/** The dialog that lists the keys of the site. */
import styles from '@site/src/browser/late/key-help.module.css';
import { basePath } from '@site/src/config/versions';
import { make } from '../make';

/** Keys, and what they do; keys in one list are pressed together. */
type Entry = readonly [keys: readonly (readonly string[])[], meaning: string];

function listEntries(): readonly Entry[] {
  const isApple = /mac|iphone|ipad|ipod/i.test(navigator.platform);
  return [
    [[['/'], [isApple ? '⌘' : 'Ctrl', 'K']], 'Search'],
    [[['↑'], ['↓']], 'Choose a result of the search, or an entry of a menu'],
    [[['Enter']], 'Open it'],
    [[['←'], ['→']], 'Choose a tab'],
    [[['Esc']], 'Close what is open'],
    [[['?']], 'Show these keys'],
  ];
}

/** Shows the keys. The browser gives the focus back when the dialog closes. */
export function showKeys(): void {
  const close = make('button', { type: 'button', class: 'button button--secondary button--sm' }, 'Close');
  const dialog = make(
    'dialog',
    { class: styles.dialog ?? '', 'aria-labelledby': 'key-help' },
    make('h2', { id: 'key-help' }, 'Keys'),
    make('dl', {}, ...listEntries().flatMap(makeEntry)),
    make('p', {}, make('a', { href: `${basePath}accessibility#keys` }, 'Turn off / and ?')),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  // A press beside it is one on the dialog itself, whose content fills it; the link leads to another page.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target instanceof HTMLAnchorElement) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function makeEntry([keys, meaning]: Entry): HTMLElement[] {
  const names = keys.flatMap((chord, place) => [
    ...(place > 0 ? [' or '] : []),
    ...chord.flatMap((key, part) => [...(part > 0 ? [' + '] : []), make('kbd', {}, key)]),
  ]);
  return [make('dt', {}, ...names), make('dd', {}, meaning)];
}
