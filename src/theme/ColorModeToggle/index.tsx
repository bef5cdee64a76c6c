/**
 * Replaces the component of theme-classic 3.10.2. Differences:
 * - It is a custom element (`element.ts`), and without scripts it is hidden.
 * - For readers without a stored choice, the label names the mode that they see, even in the HTML from the server.
 * - It does not support following the system, because the site does not offer that.
 */
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { nameMode } from './name-mode';
import './styles.css';

function ColorModeToggle({ className, buttonClassName }: Props): ReactNode {
  const { title, label } = nameMode(useThemeConfig().colorMode.defaultMode === 'dark');
  return (
    <color-mode-toggle class={className}>
      <button type="button" className={clsx('clean-btn', buttonClassName)} title={title} aria-label={label}>
        {/* The style sheet shows the icon of the current mode. */}
        <IconLightMode />
        <IconDarkMode />
      </button>
    </color-mode-toggle>
  );
}

export default memo(ColorModeToggle);
