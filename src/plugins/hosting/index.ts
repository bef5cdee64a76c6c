import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { feedback } from '../../config/feedback';
import { formerAddresses, movedPages } from '../../config/moved-pages';
import { readSearchConfig } from '../../config/search';
import { readTagManager } from '../../config/tag-manager';
import { listPaths } from '../../lib/file-paths.mjs';
import { listRedirects } from '../../lib/redirects';
import type { VersionPages } from '../../lib/suggest-pages';
import { readVersions } from '../redirects';
import { hostingFile, makeHosting } from './hosting';
import { collectInlineCode, toHashes } from './inline-code';
import { checkScripts } from './known-scripts';

/**
 * Docusaurus plugin: writes down how the build is to be served: headers with the content security policy of exactly these pages, caching,
 * redirects. A script in a page that is none of the site's own stops the build. `npm run serve` obeys it, and `npm run package` translates it
 * for hosts. It has to be the last plugin, because it reads the pages as they are published.
 */
export function hosting({ siteDir }: LoadContext): Plugin {
  let versions: VersionPages[] = [];
  return {
    name: 'hosting',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]@docsearch[\\/]react[\\/]dist[\\/].*\.js$/,
            use: [path.join(siteDir, 'src/plugins/hosting/without-eval-probe.mjs')],
          },
        ],
      },
    }),
    allContentLoaded({ allContent }) {
      versions = readVersions(allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined);
    },
    async postBuild({ outDir, siteConfig, plugins }) {
      const inline = collectInlineCode(readPages(outDir));
      await checkScripts(inline.scripts, { siteConfig, plugins });
      const description = makeHosting(toHashes(inline), listRedirects(versions, movedPages, formerAddresses), {
        searchAppId: readSearchConfig(process.env).appId,
        feedbackEndpoint: feedback.endpoint,
        hasTagManager: readTagManager(process.env).googleTagManager !== undefined,
      });
      writeFileSync(path.join(outDir, hostingFile), `${JSON.stringify(description, null, 1)}\n`);
    },
  };
}

/** File and HTML of each page of a build. */
function* readPages(outDir: string): Generator<[file: string, html: string]> {
  for (const file of listPaths(outDir)) {
    if (file.endsWith('.html')) yield [file, readFileSync(path.join(outDir, file), 'utf8')];
  }
}
