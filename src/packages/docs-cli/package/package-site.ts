import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import { addMetaPolicy, listCopies, listRedirectPages } from '../../../build/hosting/github-pages';
import { type Hosting, hostingFile } from '../../../build/hosting/hosting';
import { checkUpload } from '../../../build/hosting/limits';
import { brotliNote, containerPlaces, toContainerfile, toNginxMain, toNginxSite } from '../../../build/hosting/nginx';
import * as platforms from '../../../build/hosting/platforms';
import { site } from '../../../config/site';
import { UsageError } from '../command';
import { getCaching, listFiles, readHosting } from '../serve/hosting-file';
import { type HostName, hostNames } from './host-names';
import { precompress } from './precompress';

/** Best and quick quality levels of Brotli; `compress` compares their costs and benefits. */
const qualities = { patient: 11, quick: 5 };

/**
 * Writes the build and the files for one host to `release/<host>/`.
 *
 * @param name of the host
 * @throws a one-line error when the host is unknown, there is no build, or the site does not fit the host
 */
export async function packageBuild(name: string | undefined, isQuick: boolean): Promise<void> {
  const host = hostNames.find((known) => known === name);
  if (host === undefined)
    throw new UsageError(`Name the host: npm run package -- --host ${hostNames.join('|')} (and --quick to try it out)`);
  const outFolder = join(projectRoot, 'release', host);
  const quality = isQuick ? qualities.quick : qualities.patient;
  const contents = await packageSite({ host, buildFolder: join(projectRoot, 'build'), outFolder, quality });
  for (const line of describePackage(contents, pathFrom(projectRoot, outFolder))) console.log(line);
}

/** If a mixed folder has at most this many hashed files, they are listed one by one. */
const maximumNamed = 20;

/**
 * Lists the files that may be cached forever, as globs for hosts that only support `folder/*`: folders that contain nothing else, and
 * single files of mixed folders. The hashed files of a larger mixed folder are revalidated each time, which is slower but never wrong.
 *
 * @param files all files of the site, below its root
 * @param isHashed whether a file's name changes with its content
 * @returns paths below the root of the site, sorted
 */
export function listForeverGlobs(files: readonly string[], isHashed: (file: string) => boolean): string[] {
  const hashed = files.filter(isHashed);
  const folders = [...new Set(hashed.map((file) => file.slice(0, file.lastIndexOf('/') + 1)))].sort();
  const pure = folders.filter(
    (folder) => folder !== '' && files.every((file) => !file.startsWith(folder) || isHashed(file)),
  );
  const outermost = pure.filter((folder) => !pure.some((other) => other !== folder && folder.startsWith(other)));
  const mixed = folders
    .filter((folder) => !outermost.some((other) => folder.startsWith(other)))
    .map((folder) => hashed.filter((file) => file.lastIndexOf('/') === folder.length - 1 && file.startsWith(folder)))
    .filter(({ length }) => length <= maximumNamed);
  return [...outermost.map((folder) => `${folder}*`), ...mixed.flat()].sort();
}

/** Contents of a package: the files for the host and, if files were compressed, their number. */
export type Contents = {
  host: HostName;
  hostFiles: string[];
  compressed: number | null;
};

/** What to package, and where to: the host, the folders, and the `quality` of compression, see `compress`. */
type PackageOptions = { host: HostName; buildFolder: string; outFolder: string; quality: number };

/**
 * Assembles the files to upload to a host: the build below its base path, the files that browsers expect in the root, and the files that tell
 * the host about headers and redirects. The package is made next to the previous one and takes its place when it is complete, because half a
 * package looks like a whole one.
 *
 * @throws a one-line error when the build is not complete, or the site does not fit the host
 */
export async function packageSite(options: PackageOptions): Promise<Contents> {
  const partial = `${options.outFolder}.partial`;
  try {
    const contents = await fillPackage({ ...options, outFolder: partial });
    rmSync(options.outFolder, { recursive: true, force: true });
    renameSync(partial, options.outFolder);
    return contents;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function fillPackage({ host, buildFolder, outFolder, quality }: PackageOptions): Promise<Contents> {
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
  if (host === 'github-pages') {
    // The documents of folders with headers of their own have their policy in them.
    await addMetaPolicies(siteFolder, hosting, withoutFolders(files, hosting));
    for (const [name, file] of listCopies(hosting, files)) copyInto(join(siteFolder, file), join(siteFolder, name));
  }
  // For unknown paths, platforms send the file of this name in the root. The nginx configuration says where it is.
  if (host !== 'nginx') copyInto(join(siteFolder, hosting.notFound), join(root, '404.html'));
  for (const [file, text] of Object.entries(hostFiles)) {
    mkdirSync(dirname(join(outFolder, file)), { recursive: true });
    writeFileSync(join(outFolder, file), text);
  }
  checkUpload(host, readSizes(outFolder));
  const compressed = host === 'nginx' ? await precompress(root, hosting, quality) : null;
  return { host, hostFiles: Object.keys(hostFiles), compressed };
}

/**
 * @param files of the build
 * @returns text of each file, by its path from the root of the package
 */
async function makeHostFiles(
  host: HostName,
  hosting: Hosting,
  files: readonly string[],
): Promise<import('../../../build/hosting/platforms').HostFiles> {
  if (host === 'nginx') {
    return {
      'capacitor-docs.conf': toNginxSite(hosting, containerPlaces),
      'nginx.conf': toNginxMain(containerPlaces),
      Containerfile: toContainerfile(),
    };
  }
  if (host === 'github-pages') {
    // Without this empty file, GitHub leaves out files whose names begin with an underscore.
    return {
      '.nojekyll': '',
      ...Object.fromEntries(listRedirectPages(hosting, withoutFolders(files, hosting), site.url)),
    };
  }
  const globs = listForeverGlobs(files, (file) => getCaching(hosting, file) === hosting.caching.hashed);
  if (host === 'netlify') return platforms.toNetlifyFiles(hosting, globs, files);
  return host === 'cloudflare'
    ? platforms.toCloudflareFiles(hosting, globs, files)
    : platforms.toVercelFiles(hosting, globs, files);
}

function withoutFolders(files: readonly string[], { folders }: Hosting): string[] {
  return files.filter((file) => !folders.some(({ path }) => file.startsWith(path)));
}

/**
 * @param files of the build
 */
async function addMetaPolicies(siteFolder: string, hosting: Hosting, files: readonly string[]): Promise<void> {
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const page = join(siteFolder, file);
    writeFileSync(page, addMetaPolicy(readFileSync(page, 'utf8'), hosting));
  }
}

/**
 * @param folder path of the package, for people
 * @returns lines that describe the package
 */
export function describePackage({ host, hostFiles, compressed }: Contents, folder: string): string[] {
  const shown = hostFiles.filter((file) => !file.endsWith('.html'));
  const pages = hostFiles.length - shown.length;
  const lines = [
    `${folder} is ready for ${host}: the site, ${shown.join(', ')}${pages === 0 ? '' : ` and ${pages} redirect pages`}.`,
  ];
  return compressed === null ? lines : [...lines, `${compressed} files compressed.`, brotliNote];
}

/** Reads the sizes of the files of a package in bytes, by their paths. */
function readSizes(folder: string): Map<string, number> {
  return new Map(listFiles(folder).map((file) => [file, statSync(join(folder, file)).size]));
}

function copyInto(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
}
