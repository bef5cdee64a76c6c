/**
 * Ejected from theme-classic 3.10.2. What differs:
 * - It can be pressed before React is there: what is pressed then is kept (see `src/plugins/light-client`), and without scripts it is hidden.
 * - Readers who have stored nothing are told the mode that they see, also by what the server writes.
 * - Following the system is not supported; the site does not offer it.
 */
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { nameMode } from './name-mode';
import styles from './styles.module.css';

function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const { defaultMode } = useThemeConfig().colorMode;
  const isDark = (value ?? defaultMode) === 'dark';
  const { title, label } = nameMode(isDark);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={() => onChange(isDark ? 'light' : 'dark')}
        title={title}
        aria-label={label}
      >
        {/* Both are there, and the style sheet shows the one of the mode, also before React comes. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
