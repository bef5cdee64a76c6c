/** Labels of the color mode toggle. */
export interface ModeNames {
  /** The current mode. */
  readonly title: string;
  /** What the toggle does, and the current mode. */
  readonly label: string;
}

/** Returns the labels of the color mode toggle for a dark or a light page. */
export function nameMode(isDark: boolean): ModeNames {
  const title = isDark ? 'dark mode' : 'light mode';
  return { title, label: `Switch between dark and light mode (currently ${title})` };
}
