/** What the switch of the color mode is called. */
export interface ModeNames {
  /** The present mode. */
  readonly title: string;
  /** What the switch does, and the present mode. */
  readonly label: string;
}

/** @returns the names of the switch of the color mode while the page is dark, or light */
export function nameMode(isDark: boolean): ModeNames {
  const title = isDark ? 'dark mode' : 'light mode';
  return { title, label: `Switch between dark and light mode (currently ${title})` };
}
