import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFrames } from '@capacitor-docs/run';
import { hostingFile, makeHosting, readServices } from '../../build/hosting/hosting';
import { InlineCodeCollector, toHashes } from '../../build/hosting/inline-code';
import { toSecurityTxt } from '../../build/hosting/security-txt';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';
import type { Redirect } from '../../build/redirects/redirects';
import { defineBasePath } from '../../build/settings/environment';
import { retiredPages } from '../../config/retired-pages';
import { securityContact } from '../../config/security-contact';
import { basePath } from '../../config/versions';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { readAllDocs } from '../loaded-docs';
import { listSiteRedirects } from '../routes/redirect-pages';
import { sendHeaders } from './dev-headers';
import { checkScripts } from './known-scripts';

/** According to RFC 9116 it belongs at the root of the host, where the files for hosts put it. */
const securityFile = '.well-known/security.txt';

/**
 * Docusaurus plugin: writes a file that describes how to serve the build: headers with the content security policy of exactly these pages,
 * caching, and redirects. A page with a script that is not one of the site's own stops the build. `npm run serve` follows the description, and
 * `npm run package` translates it for hosts. Also writes `security.txt`.
 */
export function hosting(): PagePlugin {
  const inline = new InlineCodeCollector();
  let redirects: Redirect[] = [];
  return {
    name: 'hosting',
    configureWebpack: (_config, _isServer, { currentBundler }) => {
      const plugins = [defineBasePath(currentBundler.instance)];
      if (process.env.NODE_ENV !== 'development') return { plugins };
      const { devServer, plugin } = sendHeaders();
      return { plugins: [...plugins, plugin], devServer } as object;
    },
    allContentLoaded({ allContent }) {
      redirects = listSiteRedirects(readAllDocs(allContent));
    },
    pageSteps: {
      'security-contact': {
        end({ outDir, siteConfig }) {
          writeBuilt(
            path.join(outDir, securityFile),
            toSecurityTxt(securityContact, `${siteConfig.url}/${securityFile}`),
          );
        },
      },
      policy: {
        page: (page) => inline.add(page.file, page.html),
        async end({ outDir, siteConfig, plugins }) {
          await checkScripts(inline.scripts, { siteConfig, plugins });
          const all = [...redirects, ...listMarkdownRedirects(redirects)];
          const { folders } = await makeFrames(siteConfig.baseUrl);
          const description = makeHosting(toHashes(inline), all, readServices(process.env), folders);
          writeFileSync(path.join(outDir, hostingFile), `${JSON.stringify(description, null, 1)}\n`);
        },
      },
    },
  };
}

/** Lists redirects for the Markdown of retired pages, which go where the pages go. Hosts without redirects have no page to put in its place. */
function listMarkdownRedirects(redirects: readonly Redirect[]): Redirect[] {
  const roots = Object.keys(retiredPages).map((name) => `${basePath}${name}`);
  return redirects
    .filter(({ from }) => roots.some((root) => from === root || from.startsWith(`${root}/`)))
    .map(({ from, to }) => ({ from: toMarkdownAddress(from, basePath), to: toMarkdownAddress(to, basePath) }));
}
