/**
 * Replaces the bar of theme-classic 3.10.2 with a custom element (`element.ts`), which closes it, and whose styles are a third of upstream's.
 */
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import type { ReactNode } from 'react';
import './styles.css';

export default function AnnouncementBar(): ReactNode {
  const { announcementBar } = useThemeConfig();
  if (announcementBar === undefined) return null;
  const { content, backgroundColor, textColor: color, isCloseable } = announcementBar;
  return (
    <announcement-bar data-on="first-interaction">
      <header className={ThemeClassNames.announcementBar.container} style={{ backgroundColor, color }}>
        <div className="announcementBarContent" dangerouslySetInnerHTML={{ __html: content }} />
        {isCloseable && (
          <button type="button" aria-label="Close" className="clean-btn close">
            <IconClose width={14} height={14} strokeWidth={3.1} aria-hidden />
          </button>
        )}
      </header>
    </announcement-bar>
  );
}
