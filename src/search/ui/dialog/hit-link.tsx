import type { DocSearchModalProps } from '@docsearch/react/modal';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { type JSX, useContext } from 'react';
import { Marked } from '../marked';
import { DialogLinksContext } from './dialog-links';
import { followLink } from './follow-link';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * Shows a hit: a link that navigates within the app, with the version of its page if that may differ from the reader's.
 * The theme's own link would prefetch the pages of all hits as soon as they are shown.
 */
export function HitLink({ hit, children }: HitProps): JSX.Element {
  const { go, ownVersion, isEverywhere } = useContext(DialogLinksContext);
  const version = versionOfUrl(hit.url);
  const isOther = version !== undefined && (isEverywhere || version !== ownVersion);
  // The line that answers directly. Hits of the hosted search and stored hits may lack it.
  const { answer } = hit as { answer?: unknown };
  return (
    <a href={hit.url} onClick={(event) => followLink(event, () => go(hit.url))}>
      {children}
      {typeof answer === 'string' && answer !== '' && (
        <span className="search-hit-answer">
          <Marked html={answer} />
        </span>
      )}
      {isOther && <span className="search-hit-version">{version.name}</span>}
    </a>
  );
}
