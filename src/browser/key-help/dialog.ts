/** The dialog that lists the keyboard shortcuts of the site. */
import { makeButton, openDialog } from '../dialog';
import { isApple } from '../events';
import { make } from '../make';
import { usesSingleKeys, writeSingleKeys } from '../single-keys';
import styles from './styles.module.css';

/** What keyboard shortcuts do, and the keys. Keys in one inner list are pressed together. */
type Entry = readonly [meaning: string, keys: readonly (readonly string[])[]];

function listEntries(): readonly Entry[] {
  return [
    ['Search', [[isApple() ? '⌘' : 'Ctrl', 'K'], ['/']]],
    ['Move in results and menus', [['↑'], ['↓']]],
    ['Choose a tab', [['←'], ['→']]],
    ['Open', [['↵']]],
    ['Close', [['Esc']]],
    ['This list', [['?']]],
  ];
}

/** Shows the keyboard shortcuts, and the setting for those of a single key. */
export function showKeys(): void {
  const box = make('input', { type: 'checkbox', autocomplete: 'off' });
  box.checked = usesSingleKeys();
  box.addEventListener('change', () => writeSingleKeys(box.checked));
  const done = (close: () => void): readonly Node[] => [
    make('label', { class: 'checkbox' }, box, 'Use single-key shortcuts'),
    makeButton('Done', 'primary', close),
  ];
  const list = make('dl', { class: styles.list ?? '' }, ...listEntries().map(makeEntry));
  const dialog = openDialog('Keyboard shortcuts', [list], done);
  dialog.classList.add(styles.narrow ?? '');
}

function makeEntry([meaning, keys]: Entry): HTMLElement {
  const names = keys.flatMap((chord, place) => [
    ...(place > 0 ? [' or '] : []),
    ...chord.flatMap((key, part) => [...(part > 0 ? [' '] : []), make('kbd', {}, key)]),
  ]);
  return make('div', {}, make('dt', {}, meaning), make('dd', {}, ...names));
}
