import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArticleFrame } from '../client/nodes';
import { namePageChunk, nameSidebarChunk, stylesChunk } from './chunk-name';
import { type ChunkNames, ModuleWriter } from './module-writer';
import type { Generated, GeneratedRoute } from './read-generated';
import { findWay, type SidebarItem } from './sidebar-way';

/** A version's properties as Docusaurus writes them for the component at its root. */
interface VersionProps {
  readonly version: {
    readonly version: string;
    readonly docsSidebars: Readonly<Record<string, readonly SidebarItem[]>>;
    readonly docs: Readonly<Record<string, unknown>>;
  };
}

export interface WriteOptions {
  /** Folder to write into; emptied first. */
  readonly folder: string;
  /** The same folder as the names of the bundle's modules begin with it. */
  readonly moduleFolder: string;
  readonly baseUrl: string;
  /** Folder of the scripts whose names hold no hash. */
  readonly buildId: string;
  /** The sidebar stays as the server made it, so a page brings only its way to it. */
  readonly hasLateSidebar: boolean;
  /** Reads the JSON of a module that a chunk holds. */
  readonly readJson: (module: string) => unknown;
  /** What the browser keeps of a page beside the page: JSON, by route. */
  readonly describePage: (path: string) => ArticleFrame['record'];
  /** Articles are HTML, so documentation pages are none of the bundle's modules. */
  readonly hasArticles: boolean;
}

/** Component that shows a documentation page. */
const docComponent = '@theme/DocItem';

/**
 * Writes the modules that the browser's bundle is made of: `p/<path>.js` for each page and `s/<sidebar>.json` for each sidebar, each a chunk
 * of its own; `all-chunks.js`, from which the bundler learns of them; and `skeleton.js` with the routes that have others below them. A page
 * comes with all that it needs, so the rest of the bundle knows no page by name and does not grow with their number.
 *
 * @returns the pages that are left to `article/write-articles.ts`, because their articles are HTML
 * @throws when a route has a shape that Docusaurus 3.10.2 does not make
 */
export function writePages({ routes, chunkNames, modules }: Generated, options: WriteOptions): ArticleFrame[] {
  const { folder, baseUrl } = options;
  rmSync(folder, { recursive: true, force: true });
  const write = (name: string, text: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  const chunks = new Map<string, string>();
  const components: string[] = [];
  const articles: ArticleFrame[] = [];

  function resolve(chunk: ChunkNames | undefined): string {
    const module = typeof chunk === 'string' ? modules[chunk] : undefined;
    if (module === undefined) throw new Error(`Docusaurus' registry has no chunk ${JSON.stringify(chunk)}.`);
    return module;
  }

  function readProps(props: ChunkNames | undefined): object | undefined {
    if (typeof props !== 'string') return undefined;
    const value = options.readJson(resolve(props));
    return typeof value === 'object' && value !== null ? value : undefined;
  }

  /** Reads the JSON that chunks hold, in the place of their names. */
  function readData(names: ChunkNames): unknown {
    if (typeof names === 'string') return options.readJson(resolve(names));
    return Object.fromEntries(Object.entries(names).map(([key, name]) => [key, readData(name)]));
  }

  function writeSidebar(version: string, name: string, items: readonly SidebarItem[]): string {
    const chunk = nameSidebarChunk(version, name);
    if (!chunks.has(chunk)) write(`${chunk}.json`, JSON.stringify(items));
    chunks.set(chunk, `${chunk}.json`);
    return join(folder, `${chunk}.json`);
  }

  /** Notes a documentation page, and writes its sidebar if it is the first page in it. */
  function noteArticle(
    { path, sidebar }: GeneratedRoute,
    context: ChunkNames | undefined,
    version: VersionProps['version'] | undefined,
  ): void {
    if (sidebar !== undefined && version !== undefined) {
      writeSidebar(version.version, sidebar, version.docsSidebars[sidebar] ?? []);
    }
    // Where two pages have one route, which Docusaurus warns of, its router shows the first.
    if (articles.some((article) => article.path === path)) return;
    articles.push({
      path,
      record: options.describePage(path),
      ...(context === undefined ? {} : { context: readData(context) }),
      ...(sidebar === undefined ? {} : { sidebar }),
    });
  }

  /** Writes a page, and its sidebar if it is the first page in it. */
  function writePage(
    { path, sidebar }: GeneratedRoute,
    { __comp, __context, __props, ...rest }: { readonly [name: string]: ChunkNames },
    version: VersionProps['version'] | undefined,
  ): void {
    const chunk = namePageChunk(path, baseUrl);
    if (chunks.has(chunk)) return;
    const module = new ModuleWriter(resolve);
    components.push(resolve(__comp));
    const fields = [
      `path: ${JSON.stringify(path)}`,
      `component: ${module.importDefault(resolve(__comp))}`,
      `props: { ...${module.write(rest)}, ...${__props === undefined ? '{}' : module.write(__props)} }`,
      `record: ${JSON.stringify(options.describePage(path))}`,
    ];
    if (__context !== undefined) fields.push(`context: ${module.write(__context)}`);
    if (sidebar !== undefined && version !== undefined) {
      const items = version.docsSidebars[sidebar] ?? [];
      const file = writeSidebar(version.version, sidebar, items);
      fields.push(`sidebar: ${JSON.stringify(sidebar)}`);
      fields.push(
        `items: ${options.hasLateSidebar ? JSON.stringify(findWay(items, path)) : module.importDefault(file)}`,
      );
    }
    write(`${chunk}.js`, module.finish(`export const page = { ${fields.join(', ')} };\n`));
    chunks.set(chunk, `${chunk}.js`);
  }

  const skeleton = new ModuleWriter(resolve);

  /** Writes the pages below a route. @returns the route for the skeleton; empty for most pages below another route */
  function writeNode(route: GeneratedRoute, isTop: boolean, version: VersionProps['version'] | undefined): string {
    const names = route.key === undefined ? undefined : chunkNames[route.key];
    if (names === undefined) return JSON.stringify({ path: route.path });
    if (route.routes === undefined) {
      if (options.hasArticles && resolve(names.__comp) === docComponent) noteArticle(route, names.__context, version);
      else writePage(route, names, version);
      // Breadcrumbs begin with a link to the home page where they find its route.
      return isTop || route.path === baseUrl ? JSON.stringify({ path: route.path }) : '';
    }
    const { __comp, __context, __props, ...rest } = names;
    const others = Object.keys(rest);
    if (others.length > 0) throw new Error(`The route ${route.path} has more than a component: ${others.join(', ')}.`);
    const props = readProps(__props);
    const below = isVersion(props) ? props.version : version;
    const children = route.routes.map((child) => writeNode(child, false, below)).filter((text) => text !== '');
    const fields = [
      `path: ${JSON.stringify(route.path)}`,
      `component: ${skeleton.importDefault(resolve(__comp))}`,
      ...(__context === undefined ? [] : [`context: ${skeleton.write(__context)}`]),
      ...(props === undefined ? [] : [`props: ${JSON.stringify(lighten(props))}`]),
      `routes: [${children.join(', ')}]`,
    ];
    return `{ ${fields.join(', ')} }`;
  }

  const nodes = routes.map((route) => writeNode(route, true, undefined));
  // What most pages are shown with is there before them; their chunks would else hold a copy each.
  const usual = findUsual(components).map((path) => `import(/* webpackMode: "eager" */ ${JSON.stringify(path)})`);
  write(
    'skeleton.js',
    skeleton.finish(`export const buildId = ${JSON.stringify(options.buildId)};
export const moduleFolder = ${JSON.stringify(options.moduleFolder)};
// Never called: it tells the bundler which chunks there are, and what comes with these routes.
export const loadAll = () => [${["import('./all-chunks')", ...usual].join(', ')}];
export const skeleton = [\n${nodes.join(',\n')}\n];
`),
  );
  const imports = [...chunks].map(
    ([chunk, file]) => `import(/* webpackChunkName: ${JSON.stringify(chunk)} */ ${JSON.stringify(`./${file}`)});\n`,
  );
  // Articles come as HTML: of what draws them, browsers need the styles alone.
  if (options.hasArticles)
    imports.push(`import(/* webpackChunkName: "${stylesChunk}" */ '@light-client/doc-layout');\n`);
  write('all-chunks.js', `export function loadAll() {\n${imports.join('')}}\n`);
  return articles;
}

/** Finds what is in more than half of a list. */
function findUsual(list: readonly string[]): string[] {
  return [...new Set(list)].filter((entry) => list.filter((other) => other === entry).length > list.length / 2);
}

function isVersion(props: object | undefined): props is VersionProps {
  return props !== undefined && 'version' in props;
}

/** A version without its lists of pages, which come with the pages. */
function lighten(props: object): object {
  if (!isVersion(props)) return props;
  return { ...props, version: { ...props.version, docsSidebars: {}, docs: {} } };
}
