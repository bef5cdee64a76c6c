import { translate } from '@docusaurus/Translate';

/** What the switch of the colour mode is called. */
export interface ModeNames {
  /** The present mode. */
  readonly title: string;
  /** What the switch does, and the present mode. */
  readonly label: string;
}

/** @returns the names of the switch of the colour mode while the page is dark, or light */
export function nameMode(isDark: boolean): ModeNames {
  const title = isDark
    ? translate({ id: 'theme.colorToggle.ariaLabel.mode.dark', message: 'dark mode' })
    : translate({ id: 'theme.colorToggle.ariaLabel.mode.light', message: 'light mode' });
  const label = translate(
    { id: 'theme.colorToggle.ariaLabel', message: 'Switch between dark and light mode (currently {mode})' },
    { mode: title },
  );
  return { title, label };
}
