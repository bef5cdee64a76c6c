/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - It is HTML alone; `src/browser/behaviors/color-mode.ts` listens to it, and without scripts it is hidden.
 * - Readers who have stored nothing are told the mode that they see, also by what the server writes.
 * - Following the system is not supported; the site does not offer it.
 */
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { nameMode } from '../../browser/behaviors/name-mode';
import styles from './styles.module.css';

function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  const { title, label } = nameMode(useThemeConfig().colorMode.defaultMode === 'dark');
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        data-color-mode-toggle=""
        title={title}
        aria-label={label}
      >
        {/* Both are there, and the style sheet shows the one of the mode. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
