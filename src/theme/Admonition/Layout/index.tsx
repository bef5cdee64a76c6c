/**
 * Replaces the frame of theme-classic 3.10.2: its styles are `src/css/admonitions.css`. The icon is hidden from screen readers, because the title says the
 * same. A title that the page does not give is a word in lower case upstream, whose styles write it in capitals; here it begins like other titles.
 */
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/Admonition/Layout';
import clsx from 'clsx';
import { isValidElement, type ReactNode } from 'react';

export default function AdmonitionLayout({ type, icon, title, children, className, id }: Props): ReactNode {
  const { admonition, admonitionType } = ThemeClassNames.common;
  return (
    <div className={clsx(admonition, admonitionType(type), className)} id={id}>
      {(title || icon) && (
        <div className="admonitionHeading">
          <span className="admonitionIcon" aria-hidden>
            {icon}
          </span>
          {capitalize(title)}
        </div>
      )}
      {children && <div className="admonitionContent">{children}</div>}
    </div>
  );
}

function capitalize(title: ReactNode): ReactNode {
  if (!isValidElement<{ children: ReactNode }>(title) || title.type !== Translate) return title;
  return String(title.props.children).replace(/^./, (letter) => letter.toUpperCase());
}
