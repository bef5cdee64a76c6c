import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPlace } from '@capacitor-docs/shared/locate';
import type { LoadContext } from '@docusaurus/types';
import { checkChanges } from '../../build/checks/check-changes';
import type { PagePlugin } from '../../build/page-steps';
import { type Change, changes, feedFile } from '../../config/changes';
import { isListed, listPages } from '../../remark/pages';

/** Pages that do not belong to a version's documents. */
const otherPages = ['/search'];

/** Docusaurus plugin: writes the feed of changes and links to it in the head of every page. A wrong entry stops the build. */
export function feed({ siteConfig }: LoadContext): PagePlugin {
  const { url, baseUrl, title, tagline, organizationName = title } = siteConfig;
  return {
    name: 'feed',
    loadContent() {
      const pages = listPages()
        .filter(isListed)
        .map(({ route }) => route.slice(baseUrl.length - 1));
      withPlace('src/config/changes.ts', 'changes', () => checkChanges(changes, [...pages, ...otherPages]));
    },
    injectHtmlTags() {
      const attributes = {
        rel: 'alternate',
        type: 'application/atom+xml',
        title: `${title}: changes`,
        href: baseUrl + feedFile,
      };
      return { headTags: [{ tagName: 'link', attributes }] };
    },
    pageSteps: {
      feed: {
        end({ outDir }) {
          const address = url + baseUrl;
          const text = toAtom(changes, { title, tagline, address, feed: address + feedFile, author: organizationName });
          writeFileSync(path.join(outDir, feedFile), text);
        },
      },
    },
  };
}

/** The site that a feed belongs to. */
interface FeedSite {
  readonly title: string;
  readonly tagline: string;
  /** Address of the start page: `https://example.com/docs/`. */
  readonly address: string;
  /** Address of the feed. */
  readonly feed: string;
  /** Name of the feed's author. */
  readonly author: string;
}

/**
 * Writes a feed (Atom, RFC 4287). Its dates are those of the changes, so that a build on another day gives the same feed.
 *
 * @param changes the newest first
 */
export function toAtom(changes: readonly Change[], site: FeedSite): string {
  const { host, pathname } = new URL(site.address);
  const entries = changes.map(({ id, date, title, summary, page }) => {
    const address = escapeXml(site.address.replace(/\/$/, '') + page);
    return `  <entry>
    <id>tag:${host},${date}:${pathname}changes/${id}</id>
    <title>${escapeXml(title)}</title>
    <link href="${address}"/>
    <updated>${toTime(date)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(site.address)}</id>
  <title>${escapeXml(site.title)}: changes</title>
  <subtitle>${escapeXml(site.tagline)}</subtitle>
  <link rel="alternate" type="text/html" href="${escapeXml(site.address)}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(site.feed)}"/>
  <author><name>${escapeXml(site.author)}</name></author>
  <updated>${toTime(changes[0]?.date ?? '1970-01-01')}</updated>
${entries.join('')}</feed>
`;
}

/** Returns the beginning of a day as a time. Changes only have a date. */
function toTime(date: string): string {
  return `${date}T00:00:00Z`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
