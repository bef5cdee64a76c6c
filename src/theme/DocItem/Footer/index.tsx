/**
 * Replaces the footer of theme-classic 3.10.2 with one row: the question whether the page helps, the link to the source file, and the date
 * of the last change. Upstream's footer adds a picture and a grid to every page. The tags of a page are above the row.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import TagsListInline from '@theme/TagsListInline';
import type { ReactNode } from 'react';
import './styles.css';

export default function DocItemFooter(): ReactNode {
  const { editUrl, lastUpdatedAt, tags } = useDoc().metadata;
  return (
    <footer className={ThemeClassNames.docs.docFooter}>
      {tags.length > 0 && (
        <div className="theme-doc-footer__tags">
          <TagsListInline tags={tags} />
        </div>
      )}
      <page-feedback data-on="interaction" data-scripts-only="">
        <b>Did this page help?</b>
        <button type="button" className="button button--secondary" value="yes">
          Yes
        </button>
        <button type="button" className="button button--secondary" value="no">
          No
        </button>
      </page-feedback>
      {editUrl && (
        <a className={ThemeClassNames.common.editThisPage} href={editUrl}>
          Edit this page
        </a>
      )}
      {lastUpdatedAt && <span>{`Updated ${toDay(lastUpdatedAt)}`}</span>}
    </footer>
  );
}

/** Formats a date in UTC, so that it doesn't depend on where the page is built. */
function toDay(time: number): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
