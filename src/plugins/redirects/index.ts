import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { inputError } from '../../build/errors/input-error';
import { withPlace } from '../../build/errors/with-place';
import type { PagePlugin } from '../../build/page-steps';
import { toRedirectHtml } from '../../build/redirects/html';
import { listRedirects, type Redirect } from '../../build/redirects/redirects';
import { formerAddresses, movedPages } from '../../config/moved-pages';
import { retiredPages } from '../../config/retired-pages';
import { basePath, docsVersions } from '../../config/versions';
import { findCanonical } from '../../lib/canonical';
import { toPageKey } from '../../lib/moved-pages';
import { listMovedFragments } from '../../lib/moved-sections';
import type { VersionPages } from '../../lib/suggest-pages';
import { versionOfUrl } from '../../lib/version-of-url';
import { listMovedSections } from '../../reference/diff/moved-sections';

/**
 * Docusaurus plugin: writes a redirect page at each address whose subject is known to be elsewhere. Links in published packages, in
 * articles and in the reader's own notes keep working on every host, with and without JavaScript.
 */
export function redirects({ siteConfig }: LoadContext): PagePlugin {
  let versions: VersionPages[] = [];
  let found: Redirect[] = [];
  return {
    name: 'redirects',
    allContentLoaded({ allContent }) {
      versions = readVersions(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
      found = withPlace('src/config/moved-pages.ts', 'formerAddresses', () =>
        listRedirects(versions, movedPages, formerAddresses, retiredPages),
      );
      found.push(...findStart(versions, siteConfig.baseUrl));
    },
    pageSteps: {
      'moved-pages': {
        begin({ outDir }) {
          const sections = listMovedSections();
          for (const redirect of found) {
            const canonical = siteConfig.url + findCanonical(redirect.to, versions, movedPages);
            const [from, to] = [redirect.from, redirect.to].map(toKey) as [string, string];
            const html = toRedirectHtml(redirect.to, canonical, listMovedFragments(sections, from, to));
            writeRedirect(redirect, path.join(outDir, redirect.from.slice(siteConfig.baseUrl.length)), html);
          }
        },
      },
    },
  };
}

/** Finds the redirect for the start page. A build without the latest release has no page there, so it redirects to the build's newest version. */
export function findStart(versions: readonly VersionPages[], baseUrl: string): Redirect[] {
  const [first] = versions;
  if (first === undefined || versions.some(({ pages }) => pages.includes(baseUrl))) return [];
  return [{ from: baseUrl, to: `${first.path.replace(/\/$/, '')}/` }];
}

/** @returns the pages of the versions that the site knows, with the addresses that they have in this build */
export function readVersions(docs: LoadedContent | undefined): VersionPages[] {
  return docsVersions.flatMap(({ name, docusaurusName }) => {
    const version = docs?.loadedVersions.find(({ versionName }) => versionName === docusaurusName);
    if (version === undefined) return [];
    return [{ name, path: version.path, pages: version.docs.map(({ permalink }) => permalink) }];
  });
}

/** Returns the key of the page at an address; see `toPageKey`. */
function toKey(address: string): string {
  return toPageKey(address, basePath + (versionOfUrl(address)?.routePrefix ?? ''));
}

function writeRedirect({ from, to }: Redirect, folder: string, html: string): void {
  const file = path.join(folder, 'index.html');
  if (existsSync(file)) throw inputError(`${from} can't lead on to ${to}: there is a page at this address already.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, html);
}
