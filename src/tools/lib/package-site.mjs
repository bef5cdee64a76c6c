import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getCaching, hostingFile, listFiles, readHosting } from './hosting-file.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { precompress } from './precompress.mjs';

/** @typedef {import('./hosting-file.mjs').Hosting} Hosting */

/** Hosts that a build can be packaged for. */
export const hostNames = /** @type {const} */ (['nginx', 'netlify', 'cloudflare', 'vercel', 'github-pages']);

/** @typedef {(typeof hostNames)[number]} HostName */

/**
 * What a package holds: files for the host, and bytes before and after when they were compressed.
 * @typedef {{ host: HostName, hostFiles: string[], compressed: { files: number, before: number, br: number, gzip: number } | null }} Contents
 */

/**
 * Assembles what is uploaded to a host: the build below its base path, the files that browsers expect in the root, and the files that tell
 * the host about headers and redirects. What was in the folder before is gone.
 *
 * @param {{ host: HostName, buildFolder: string, outFolder: string, quality: number }} options `quality` of compression, see `compressNow`
 * @returns {Promise<Contents>}
 * @throws one line when the build is not whole, or the site does not fit the host
 */
export async function packageSite({ host, buildFolder, outFolder, quality }) {
  const hosting = readHosting(buildFolder);
  const files = listFiles(buildFolder);
  const hostFiles = await makeHostFiles(host, hosting, files);
  const root = host === 'nginx' ? join(outFolder, 'site') : outFolder;
  rmSync(outFolder, { recursive: true, force: true });
  const siteFolder = join(root, hosting.basePath);
  cpSync(buildFolder, siteFolder, { recursive: true, filter: (source) => !source.endsWith(hostingFile) });
  for (const file of hosting.rootFiles) {
    if (existsSync(join(buildFolder, file))) copyInto(join(buildFolder, file), join(root, file));
  }
  if (host === 'github-pages') await addMetaPolicies(siteFolder, hosting, files);
  // Platforms answer unknown paths with the file of this name in the root; nginx is told where it is.
  if (host !== 'nginx') copyInto(join(siteFolder, hosting.notFound), join(root, '404.html'));
  for (const [file, text] of Object.entries(hostFiles)) {
    mkdirSync(dirname(join(outFolder, file)), { recursive: true });
    writeFileSync(join(outFolder, file), text);
  }
  const compressed = host === 'nginx' ? await precompress(root, hosting, quality) : null;
  return { host, hostFiles: Object.keys(hostFiles), compressed };
}

/**
 * @param {HostName} host
 * @param {Hosting} hosting
 * @param {readonly string[]} files of the build
 * @returns {Promise<import('../../build/hosting/platforms').HostFiles>} text by file, from the root of the package
 */
async function makeHostFiles(host, hosting, files) {
  if (host === 'nginx') {
    /** @type {[import('../../build/hosting/nginx'), import('../../build/hosting/container')]} */
    const [{ toNginxMain, toNginxSite }, { containerPlaces, toContainerfile }] = await Promise.all([
      loadTypeScript('src/build/hosting/nginx.ts'),
      loadTypeScript('src/build/hosting/container.ts'),
    ]);
    return {
      'capacitor-docs.conf': toNginxSite(hosting, containerPlaces),
      'nginx.conf': toNginxMain(containerPlaces),
      Containerfile: toContainerfile(),
    };
  }
  if (host === 'github-pages') {
    /** @type {[import('../../build/hosting/github-pages'), import('../../config/site')]} */
    const [{ listRedirectPages }, { site }] = await Promise.all([
      loadTypeScript('src/build/hosting/github-pages.ts'),
      loadTypeScript('src/config/site.ts'),
    ]);
    // Without the empty file GitHub leaves out what begins with an underscore.
    return { '.nojekyll': '', ...Object.fromEntries(listRedirectPages(hosting, files, site.url)) };
  }
  /** @type {[import('../../build/hosting/platforms'), import('../../build/hosting/globs')]} */
  const [platforms, { listForeverGlobs }] = await Promise.all([
    loadTypeScript('src/build/hosting/platforms.ts'),
    loadTypeScript('src/build/hosting/globs.ts'),
  ]);
  const globs = listForeverGlobs(files, (file) => getCaching(hosting, file) === hosting.caching.hashed);
  if (host === 'netlify') return platforms.toNetlifyFiles(hosting, globs);
  return host === 'cloudflare' ? platforms.toCloudflareFiles(hosting, globs) : platforms.toVercelFiles(hosting, globs);
}

/**
 * @param {string} siteFolder
 * @param {Hosting} hosting
 * @param {readonly string[]} files of the build
 * @returns {Promise<void>}
 */
async function addMetaPolicies(siteFolder, hosting, files) {
  /** @type {import('../../build/hosting/github-pages')} */
  const { addMetaPolicy } = await loadTypeScript('src/build/hosting/github-pages.ts');
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = join(siteFolder, file);
    writeFileSync(page, addMetaPolicy(readFileSync(page, 'utf8'), hosting));
  }
}

/**
 * @param {Contents} contents
 * @param {string} folder as a person would write it
 * @returns {string[]} lines that say what was made
 */
export function describePackage({ host, hostFiles, compressed }, folder) {
  const shown = hostFiles.filter((file) => !file.endsWith('.html'));
  const pages = hostFiles.length - shown.length;
  const lines = [
    `${folder} is ready for ${host}: the site, ${shown.join(', ')}${pages === 0 ? '' : ` and ${pages} pages that lead on`}.`,
  ];
  if (compressed === null) return lines;
  const share = (/** @type {number} */ bytes) => `${((bytes / compressed.before) * 100).toFixed(1)} %`;
  return [
    ...lines,
    `${compressed.files} files compressed: brotli ${share(compressed.br)}, gzip ${share(compressed.gzip)} of ${(compressed.before / 1e6).toFixed(1)} MB.`,
  ];
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {void}
 */
function copyInto(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
