import { onPress } from '../events';
import { readStored, writeStored } from '../storage';
import { nameMode } from './name-mode';

const root = typeof document === 'undefined' ? undefined : document.documentElement;

/** Whether the page is shown in dark mode. */
export function isDark(): boolean {
  return root?.dataset.theme === 'dark';
}

/** Labels the color mode toggles with the current mode. */
export function nameToggles(part: ParentNode): void {
  const { title, label } = nameMode(isDark());
  for (const button of part.querySelectorAll('[data-color-mode-toggle]')) {
    button.setAttribute('title', title);
    button.setAttribute('aria-label', label);
  }
}

function show(mode: string): void {
  if (root === undefined) return;
  root.dataset.theme = mode;
  root.dataset.themeChoice = mode;
  nameToggles(document);
}

/** Listens to the color mode toggles. The choice is stored, and other windows of the site follow it. */
export function watchColorMode(): void {
  onPress('[data-color-mode-toggle]', () => {
    const mode = isDark() ? 'light' : 'dark';
    writeStored('theme', mode);
    show(mode);
  });
  window.addEventListener('storage', ({ key }) => {
    const mode = readStored('theme');
    if (key === 'theme' && (mode === 'dark' || mode === 'light')) show(mode);
  });
}
