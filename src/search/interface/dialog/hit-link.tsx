import type { DocSearchModalProps } from '@docsearch/react/modal';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { readMarked } from '@site/src/search/engine/marked-text';
import { Fragment, type JSX, type ReactNode, useContext } from 'react';
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
  return (
    <a href={hit.url} onClick={(event) => followLink(event, () => go(hit.url))}>
      {children}
      <Answer html={(hit as { answer?: unknown }).answer} />
      {isOther && <span className="search-hit-version">{version.name}</span>}
    </a>
  );
}

/** The line below a hit that answers directly. Hits of the hosted search and stored hits may lack it. */
function Answer({ html }: { html: unknown }): ReactNode {
  if (typeof html !== 'string' || html === '') return null;
  return (
    <span className="search-hit-answer">
      {readMarked(html).map(({ text, isMarked }, index) => {
        const key = `${index} ${text}`;
        return isMarked ? <mark key={key}>{text}</mark> : <Fragment key={key}>{text}</Fragment>;
      })}
    </span>
  );
}
