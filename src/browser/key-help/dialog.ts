/** The dialog that lists the keyboard shortcuts of the site. */
import { basePath } from '../../config/versions';
import { isApple } from '../events';
import { make } from '../make';
import styles from './styles.module.css';

/** Keyboard shortcuts and what they do. Keys in one inner list are pressed together. */
type Entry = readonly [keys: readonly (readonly string[])[], meaning: string];

function listEntries(): readonly Entry[] {
  return [
    [[['/'], [isApple() ? '⌘' : 'Ctrl', 'K']], 'Search'],
    [[['↑'], ['↓']], 'Move in results and menus'],
    [[['Enter']], 'Open it'],
    [[['←'], ['→']], 'Choose a tab'],
    [[['Esc']], 'Close'],
    [[['?']], 'Show this list'],
  ];
}

/** Shows the keyboard shortcuts. The browser restores focus when the dialog closes. */
export function showKeys(): void {
  const close = make('button', { type: 'button', class: 'button button--secondary button--sm' }, 'Close');
  const dialog = make(
    'dialog',
    { class: styles.dialog ?? '', 'aria-labelledby': '__key-help' },
    make('h2', { id: '__key-help' }, 'Keyboard shortcuts'),
    make('dl', {}, ...listEntries().flatMap(makeEntry)),
    make('p', {}, make('a', { href: `${basePath}accessibility#keys` }, 'Turn off / and ?')),
    close,
  );
  close.addEventListener('click', () => dialog.close());
  // A click outside has the dialog itself as its target. The link leads to another page.
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
