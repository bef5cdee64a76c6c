import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { checkChanges } from '../../build/checks/check-changes';
import { withPlace } from '../../build/errors/with-place';
import type { PagePlugin } from '../../build/page-steps';
import { changes, feedFile } from '../../config/changes';
import { isListed, listPages } from '../../remark/pages';
import { toAtom } from './atom';

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
