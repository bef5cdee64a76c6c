import links from '@generated/search/default/links.json';
import { trimPath } from '@site/src/browser/navigation/address';
import { forgetVisited, readVisited } from '@site/src/browser/visited-pages';
import type { DocsVersion } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { followLink } from '@site/src/search/ui/dialog/follow-link';
import { type ReactNode, useId, useState } from 'react';
import './start.css';
import type { StartLink } from './types';

interface StartProps {
  /** Version that the reader is in. */
  readonly version: DocsVersion;
  /** Follows a link within the site. */
  readonly onFollow: (url: string) => void;
  /** Called after the button that had the focus is gone. */
  readonly onForget: () => void;
}

/** Shown in the dialog before anything is typed: pages that the reader visited, popular plugins, and what is new in the version. */
export function Start({ version, onFollow, onForget }: StartProps): ReactNode {
  const [visited, setVisited] = useState(() => listVisited(version));
  const own = links.find(({ version: name }) => name === version.name);
  const forget = (): void => {
    forgetVisited();
    setVisited([]);
    onForget();
  };
  return (
    <div className="search-start">
      <Links title="Recently visited" links={visited} onFollow={onFollow}>
        <button type="button" onClick={forget}>
          Clear visited pages
        </button>
      </Links>
      <Links title="Popular plugins" links={own?.popular ?? []} onFollow={onFollow} />
      <Links title={`New in ${version.name}`} links={own?.added ?? []} onFollow={onFollow} />
    </div>
  );
}

/** Lists the pages that the reader visited before the present one, with their version if it differs from the reader's. */
function listVisited(version: DocsVersion): StartLink[] {
  const present = trimPath(window.location.pathname);
  return readVisited()
    .filter(({ path }) => trimPath(path) !== present)
    .slice(0, 5)
    .map(({ path, title }) => {
      const other = versionOfUrl(path);
      return { path, label: title, ...(other === undefined || other === version ? {} : { note: other.name }) };
    });
}

interface LinksProps {
  readonly title: string;
  readonly links: readonly StartLink[];
  readonly onFollow: (url: string) => void;
  /** Actions for the list. */
  readonly children?: ReactNode;
}

function Links({ title, links: shown, onFollow, children }: LinksProps): ReactNode {
  const name = useId();
  if (shown.length === 0) return null;
  return (
    <>
      <p>
        <span id={name}>{title}</span>
        {children}
      </p>
      <ul aria-labelledby={name}>
        {shown.map(({ path, label, note }) => (
          <li key={path}>
            <a href={path} onClick={(event) => followLink(event, () => onFollow(path))}>
              {label}
              {note !== undefined && <small> {note}</small>}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
