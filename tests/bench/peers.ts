import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNodeAtLeast } from '../../src/build/node-version.mjs';
import { docsVersions } from '../../src/config/versions';
import { findInstallProblem } from '../../src/packages/docs-cli/setup/check-setup';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { listPages } from '../../src/remark/pages';
import { BenchError } from './errors';
import { type Dialect, docusaurus, starlight, vitepress } from './expand/dialects';
import { expandPage, peerFile, writePage } from './expand/expand-page';
import { mapRoutes } from './expand/resolve-link';
import { listLinks, readSidebars, type Sidebar } from './expand/sidebars';

/** Folder of the peers, with their package.json and lockfile, the hand-written templates, and the generated projects. */
const peersFolder = join(projectRoot, 'tests', 'bench', 'peers');

/** A site generator that is compared with ours. */
export interface Peer {
  readonly name: Dialect['name'];
  readonly dialect: Dialect;
  /** Folder of its project. The benchmark writes everything in it. */
  readonly project: string;
  /** Folders of the project for pages, pictures, build output and caches. */
  readonly pages: string;
  readonly pictures: string;
  readonly output: string;
  readonly caches: readonly string[];
  /** Destinations of our template files in the project, by their names in `templates/`. */
  readonly templates: Readonly<Record<string, string>>;
  readonly dataFile: string;
  /** Returns the program and arguments that build the project, to run in its folder. */
  readonly command: () => readonly string[];
}

const makePeer = (peer: Omit<Peer, 'project'>): Peer => ({
  ...peer,
  project: join(peersFolder, 'projects', peer.name),
});

export const peers: readonly Peer[] = [
  makePeer({
    name: 'starlight',
    dialect: starlight,
    pages: 'src/content/docs',
    pictures: 'public/img',
    output: 'dist',
    caches: ['.astro', 'node_modules', 'dist'],
    templates: {
      'astro.config.mjs': 'astro.config.mjs',
      'route-data.mjs': 'route-data.mjs',
      'content.config.mjs': 'src/content.config.mjs',
    },
    dataFile: 'site.json',
    command: () => [newNode(), join(peersFolder, 'node_modules/astro/bin/astro.mjs'), 'build'],
  }),
  makePeer({
    name: 'vitepress',
    dialect: vitepress,
    pages: '.',
    pictures: 'public/img',
    output: '.vitepress/dist',
    caches: ['.vitepress/cache', '.vitepress/dist', '.vitepress/.temp'],
    templates: { 'config.mjs': '.vitepress/config.mjs' },
    dataFile: '.vitepress/site.json',
    command: () => [process.execPath, join(peersFolder, 'node_modules/vitepress/bin/vitepress.js'), 'build', '.'],
  }),
];

/** Docusaurus as it comes, with the packages of this project. Only the table of growth has it. */
export const stock = makePeer({
  name: 'docusaurus',
  dialect: docusaurus,
  pages: 'docs',
  pictures: 'static/img',
  output: 'build',
  caches: ['.docusaurus', 'build', 'node_modules'],
  templates: { 'docusaurus.config.mjs': 'docusaurus.config.mjs', 'sidebars.mjs': 'sidebars.mjs' },
  dataFile: 'site.json',
  command: () => [process.execPath, join(projectRoot, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build'],
});

/** Returns the Node for Astro, which needs 22.12. The peers install one from npm in case ours is older. */
const newNode = (): string =>
  isNodeAtLeast(process.versions.node, '22.12')
    ? process.execPath
    : join(peersFolder, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** @throws BenchError when the installed peers do not match their lockfile */
export function requirePeers(): void {
  const problem = findInstallProblem(peersFolder);
  if (problem === undefined && existsSync(newNode())) return;
  throw new BenchError(
    'The generators to compare with are not installed. Install them: npm ci --prefix tests/bench/peers',
  );
}

/**
 * Writes the projects of peers from our pages: the same text, reference included, with one sidebar for each of ours.
 *
 * @param chosen the peers
 * @returns a hash for each peer of everything that its build reads
 */
export function writeProjects(chosen: readonly Peer[] = peers): Map<Peer, string> {
  const pages = listPages();
  const routes = mapRoutes(pages);
  const files = new Map(chosen.map((peer) => [peer, new Map<string, string>()]));
  for (const page of pages) {
    const tree = expandPage(page);
    for (const [peer, written] of files) {
      written.set(join(peer.pages, peerFile(page.route)), writePage(tree, page, routes, peer.dialect));
    }
  }
  const data = describeSite(readSidebars(pages));
  const lock = readFileSync(join(peersFolder, 'package-lock.json'), 'utf8');
  return new Map(
    [...files].map(([peer, written]) => {
      for (const [from, to] of Object.entries(peer.templates)) {
        written.set(to, readFileSync(join(peersFolder, 'templates', peer.name, from), 'utf8'));
      }
      written.set(peer.dataFile, data);
      const hash = createHash('sha256').update(lock);
      for (const [file, text] of written) hash.update(`${file}\0${text}\0`);
      return [peer, writeProject(peer, written, hash.digest('hex'))];
    }),
  );
}

const stampOf = (peer: Peer): string => join(peer.project, 'built.txt');

/** Writes the project of a peer, unless it was already built from the same input. */
function writeProject(peer: Peer, files: ReadonlyMap<string, string>, hash: string): string {
  if (isBuilt(peer, hash)) return hash;
  rmSync(peer.project, { recursive: true, force: true });
  for (const [file, text] of files) {
    const path = join(peer.project, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  cpSync(join(projectRoot, 'static', 'img'), join(peer.project, peer.pictures), { recursive: true });
  return hash;
}

/** Whether a peer's output was built from the input with this hash. */
export const isBuilt = (peer: Peer, hash: string): boolean =>
  existsSync(stampOf(peer)) && readFileSync(stampOf(peer), 'utf8') === hash;

/** Records that a peer's output was built from the input with this hash. */
export const markBuilt = (peer: Peer, hash: string): void => writeFileSync(stampOf(peer), hash);

/** Deletes the output and caches of a peer, so that its next build is cold. */
export function clearPeer(peer: Peer): void {
  for (const folder of ['built.txt', ...peer.caches])
    rmSync(join(peer.project, folder), { recursive: true, force: true });
}

/** Writes the JSON that the configurations of the peers read: sidebars with the paths that show them, and the versions. */
function describeSite(sidebars: readonly Sidebar[]): string {
  const prefixes = new Map(docsVersions.map(({ name, routePrefix }) => [name as string, `/${routePrefix}`]));
  const described = sidebars.map(({ version, name, entries }) => {
    const prefix = prefixes.get(version) ?? '/';
    return { label: `${version} ${name}`, paths: sidebarPaths(name, prefix, listLinks(entries)), entries };
  });
  // The sidebars of sections come before that of the whole version.
  described.sort((a, b) => Number(a.label.endsWith(' docs')) - Number(b.label.endsWith(' docs')));
  const versions = docsVersions.map(({ name, routePrefix }) => ({ label: name, link: `/${routePrefix}` }));
  return `${JSON.stringify({ sidebars: described, versions }, null, 2)}\n`;
}

/** Returns all paths of the version for the main sidebar, and the folders of its pages for any other. */
function sidebarPaths(name: string, prefix: string, links: readonly string[]): string[] {
  if (name === 'docs') return [prefix.endsWith('/') ? prefix : `${prefix}/`];
  const root = prefix === '/' ? '' : prefix;
  return [...new Set(links.map((link) => `${root}/${link.slice(root.length + 1).split('/')[0]}`))];
}
