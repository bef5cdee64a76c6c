import { versionOfUrl } from '@site/src/lib/version-of-url';
import { toRelativeUrl } from '@site/src/search/client/options';
import { readPlain, unescapeHtml } from '@site/src/search/engine/marked-text';
import type { SearchHit } from '@site/src/search/engine/response';
import { levels } from '@site/src/search/engine/trail';
import type { ReactNode } from 'react';
import { Marked } from '../marked';
import styles from './styles.module.css';

interface ResultItemProps {
  readonly hit: SearchHit;
  readonly isVersionShown: boolean;
}

/** One result: its heading, where it is, and what its text says. */
export function ResultItem({ hit, isVersionShown }: ResultItemProps): ReactNode {
  const url = toRelativeUrl(hit.url);
  const names = levels.map((level) => hit.hierarchy[level]).filter((name) => name !== null && name !== undefined);
  const own = names.at(-1) ?? '';
  const ownLevel = levels[names.length - 1] ?? 'lvl1';
  const heading = hit._snippetResult?.hierarchy?.[ownLevel]?.value ?? own;
  const isHeadingWhole = readPlain(heading) === unescapeHtml(own);
  const content = hit._snippetResult?.content?.value ?? hit.content;
  const version = isVersionShown ? versionOfUrl(hit.url) : undefined;
  const title = <Marked html={isHeadingWhole ? heading : own} />;
  return (
    <li className={styles.item} data-result>
      <h2 className={styles.title}>
        <a href={url}>{title}</a>
        {version !== undefined && <span className={styles.badge}>{version.name}</span>}
      </h2>
      <p className={styles.trail}>{names.slice(0, -1).map(unescapeHtml).join(' › ')}</p>
      {hit.answer !== undefined && (
        <p className={styles.answer}>
          <Marked html={hit.answer} />
        </p>
      )}
      {content !== null && content !== undefined && !repeats(content, hit.answer) && (
        <p className={styles.content}>
          <Marked html={content} />
        </p>
      )}
    </li>
  );
}

/** True for an excerpt that says only what the answer above it says, because both are the first line of the section. */
function repeats(content: string, answer = ''): boolean {
  const [excerpt = '', above = ''] = [content, answer].map((html) => readPlain(html).replace(/^…\s*|\s*…$/g, ''));
  return above.includes(excerpt);
}
