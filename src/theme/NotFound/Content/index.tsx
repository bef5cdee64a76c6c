/**
 * Replaces the one of theme-classic 3.10.2. What differs:
 * - The title of the page, which upstream sets only for paths outside of all versions, and that search engines must not list it.
 * - Pages that may be meant, at the place that the address names, and the way to the start of the version, instead of the advice to
 *   contact somebody.
 */
import Link from '@docusaurus/Link';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { docsVersions } from '@site/src/config/versions';
import Heading from '@theme/Heading';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { type ReactNode, useEffect, useState } from 'react';

const title = 'Page Not Found';

/** Finds which pages may be meant by the present address; what is needed for that is loaded only here. */
function useSuggestions(): string[] {
  const { pathname } = useLocation();
  const { activeVersion } = useActiveDocContext(undefined);
  const [found, setFound] = useState<{ pathname: string; paths: string[] }>();
  const current = docsVersions.find(({ docusaurusName }) => docusaurusName === activeVersion?.name)?.name;
  useEffect(() => {
    if (current === undefined) return;
    import('./suggest').then(
      ({ suggest }) => setFound({ pathname, paths: suggest(pathname, current) }),
      (error: unknown) => console.warn(error),
    );
  }, [pathname, current]);
  return found?.pathname === pathname ? found.paths : [];
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const { activeVersion } = useActiveDocContext(undefined);
  const { hash } = useLocation();
  const suggestions = useSuggestions();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1">{title}</Heading>
          <p>There is no page at this address. It may have moved, or the link may be wrong.</p>
          {suggestions.length > 0 && (
            <>
              <p>You may be looking for:</p>
              <ul>
                {suggestions.map((path) => (
                  <li key={path}>
                    <Link to={path + hash}>{path}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
          <p>
            <Link to={activeVersion?.path ?? '/'}>
              Start page{activeVersion !== undefined && ` of ${activeVersion.label}`}
            </Link>
          </p>
        </div>
      </div>
    </main>
  );
}
