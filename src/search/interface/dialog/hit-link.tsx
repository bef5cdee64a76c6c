import type { DocSearchModalProps } from '@docsearch/react/modal';
import type { DocsVersion } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { readMarked } from '@site/src/search/engine/marked-text';
import { createContext, Fragment, type JSX, type ReactNode, useContext } from 'react';
import { followLink } from './follow-link';

/** Data for the links of hits. DocSearch renders them without our own props, so they get it from a context. */
export interface HitLinkOptions {
  readonly isExternal: (url: string) => boolean;
  readonly go: (url: string) => void;
  /** Version that the reader is in. */
  readonly ownVersion: DocsVersion | undefined;
  readonly isEverywhere: boolean;
}

export const HitLinkContext = createContext<HitLinkOptions>({
  isExternal: () => true,
  go: () => undefined,
  ownVersion: undefined,
  isEverywhere: false,
});

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * Shows a hit: a link that navigates within the app, with the version of its page if that may differ from the reader's.
 * The theme's own link would prefetch the pages of all hits as soon as they are shown.
 */
export function HitLink({ hit, children }: HitProps): JSX.Element {
  const { go, ownVersion, isEverywhere } = useContext(HitLinkContext);
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
