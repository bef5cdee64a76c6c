import { readStored, writeStored } from '../../browser/storage';
import { nameMode } from './name-mode';

const root = () => document.documentElement;

/** Switches between light and dark mode. The choice is stored, and other windows of the site follow it. */
export default class ColorModeToggle extends HTMLElement {
  /** The build's HTML has the same toggle on each page, with the labels of one mode. */
  static readonly isSameOnAllPages = true;

  /** Updates the label when the mode changes, whichever toggle or window changes it. */
  private readonly observer = new MutationObserver(() => this.label());

  connectedCallback(): void {
    this.label();
    this.observer.observe(root(), { attributeFilter: ['data-theme'] });
    this.addEventListener('click', this);
    window.addEventListener('storage', this);
  }

  disconnectedCallback(): void {
    this.observer.disconnect();
    window.removeEventListener('storage', this);
  }

  handleEvent({ type, key }: Event & Partial<Pick<StorageEvent, 'key'>>): void {
    if (type === 'click') {
      const mode = isDark() ? 'light' : 'dark';
      writeStored('theme', mode);
      show(mode);
    } else if (key === 'theme') {
      const mode = readStored('theme');
      if (mode === 'dark' || mode === 'light') show(mode);
    }
  }

  private label(): void {
    const { title, label } = nameMode(isDark());
    const button = this.querySelector('button');
    button?.setAttribute('title', title);
    button?.setAttribute('aria-label', label);
  }
}

function isDark(): boolean {
  return root().dataset.theme === 'dark';
}

function show(mode: string): void {
  root().dataset.theme = mode;
  root().dataset.themeChoice = mode;
}
