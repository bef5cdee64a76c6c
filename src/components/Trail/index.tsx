import { ThemeClassNames } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';
import './styles.css';

/** A part of the path. Those without an address are no links. */
export interface Crumb {
  readonly label: string;
  readonly href?: string | undefined;
}

/** The path above a title. Its last part is the page. */
export default function Trail({ trail }: { readonly trail: readonly Crumb[] }): ReactNode {
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul>
        {trail.map(({ label, href }, index) => (
          <li key={label}>{href === undefined || index === trail.length - 1 ? label : <a href={href}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  );
}
