import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../../build/files/project-root';
import type { Section } from '../../search/engine/sections';

/** Content of a section that all engines index. */
interface Document {
  readonly id: number;
  readonly route: string;
  readonly heading: string;
  readonly trail: string;
  readonly text: string;
}

/** A search engine with all sections in its index. */
export interface Peer {
  readonly name: string;
  /** Runs a query and returns the routes of its hits, best first. */
  readonly ask: (query: string) => Promise<string[]>;
  readonly end?: () => Promise<void>;
}

/* Types for the parts of the engines that are used here. Their own types are in a folder that need not be installed when the project is checked. */

interface Lunr {
  readonly default: (
    fill: (builder: {
      ref: (name: string) => void;
      field: (name: string, options: { boost: number }) => void;
      add: (document: Document) => void;
    }) => void,
  ) => { search: (words: string) => { ref: string }[] };
}

interface MiniSearch {
  readonly default: new (
    options: object,
  ) => {
    addAll: (documents: readonly Document[]) => void;
    search: (query: string, options: object) => { route: string }[];
  };
}

interface FlexSearch {
  readonly default: {
    readonly Document: new (
      options: object,
    ) => {
      add: (document: Document) => void;
      search: (query: string, options: object) => { field: string; result: number[] }[];
    };
  };
}

interface Orama {
  readonly create: (options: object) => object;
  readonly insertMultiple: (db: object, documents: readonly object[]) => Promise<unknown>;
  readonly search: (db: object, options: object) => Promise<{ hits: { document: Document }[] }>;
}

interface Pagefind {
  readonly createIndex: (options: object) => Promise<{
    index: {
      addCustomRecord: (record: object) => Promise<unknown>;
      writeFiles: (options: { outputPath: string }) => Promise<unknown>;
    };
  }>;
  readonly close: () => Promise<unknown>;
}

/** The module that Pagefind writes for browsers. */
interface PagefindInBrowser {
  readonly options: (options: object) => Promise<void>;
  readonly init: () => Promise<void>;
  readonly search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Folder of the engines' packages, which no build needs. */
const folder = join(projectRoot, 'tests', 'bench', 'search-peers');

/** Command that installs the engines. */
export const peersHint = 'npm ci --prefix tests/bench/search-peers';

/** Number of hits to request, enough to contain ten pages. */
const limit = 100;

/** Fields of all engines. Each engine splits text into words in its own way, and none gets the synonyms, stop words and rules of this site. */
const fields = ['heading', 'trail', 'text'] as const;
const boost = { heading: 4, trail: 2, text: 1 };

/** @returns whether the engines are installed */
export function hasPeers(): boolean {
  return existsSync(join(folder, 'node_modules'));
}

/**
 * Indexes the sections of a version with other search engines, with their own defaults and the usual weights for headings.
 */
export async function makePeers(sections: readonly Section[]): Promise<Peer[]> {
  const documents = sections.map(({ id, page, heading, trail, text, code, rest, readerWords }) => ({
    id,
    route: page.route,
    heading: heading || page.title,
    trail: [...trail, page.label, page.group].join(' '),
    text: [text, code, rest.join(' '), readerWords].join('\n'),
  }));
  return [
    await makeMiniSearch(documents),
    await makeLunr(documents),
    await makeFlexSearch(documents),
    await makeOrama(documents),
    await makePagefind(documents),
  ];
}

/** Loads a package from the folder of the engines. */
async function load<Module>(name: string): Promise<Module> {
  const home = join(folder, 'node_modules', name);
  const manifest: { main?: string; exports?: { '.'?: { import?: string | { default?: string } } } } = JSON.parse(
    readFileSync(join(home, 'package.json'), 'utf8'),
  );
  const { main = 'index.js', exports } = manifest;
  const entry = exports?.['.']?.import;
  const file = typeof entry === 'string' ? entry : (entry?.default ?? main);
  return import(pathToFileURL(join(home, file)).href);
}

async function makeMiniSearch(documents: readonly Document[]): Promise<Peer> {
  const { default: Index } = await load<MiniSearch>('minisearch');
  const index = new Index({ fields: [...fields], storeFields: ['route'] });
  index.addAll(documents);
  const options = { boost, prefix: true, fuzzy: 0.2 };
  return {
    name: 'MiniSearch',
    ask: async (query) => index.search(query, options).map(({ route }) => route),
  };
}

async function makeLunr(documents: readonly Document[]): Promise<Peer> {
  const { default: lunr } = await load<Lunr>('lunr');
  const index = lunr((builder) => {
    builder.ref('id');
    for (const field of fields) builder.field(field, { boost: boost[field] });
    for (const document of documents) builder.add(document);
  });
  return {
    name: 'Lunr',
    ask: async (query) => {
      // Punctuation has a special meaning in the query language of Lunr.
      const words = query.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim();
      return index.search(words).map(({ ref }) => documents[Number(ref)]?.route ?? '');
    },
  };
}

async function makeFlexSearch(documents: readonly Document[]): Promise<Peer> {
  const { default: FlexSearch } = await load<FlexSearch>('flexsearch');
  const index = new FlexSearch.Document({ tokenize: 'forward', document: { id: 'id', index: [...fields] } });
  for (const document of documents) index.add(document);
  return {
    name: 'FlexSearch',
    ask: async (query) => {
      const found = index.search(query, { limit, suggest: true });
      // FlexSearch returns a list for each field. The fields are in the order of their weight.
      const ids = fields.flatMap((field) => found.find((part) => part.field === field)?.result ?? []);
      return ids.map((id) => documents[id]?.route ?? '');
    },
  };
}

async function makeOrama(documents: readonly Document[]): Promise<Peer> {
  const { create, insertMultiple, search } = await load<Orama>('@orama/orama');
  const db = create({ schema: { route: 'string', heading: 'string', trail: 'string', text: 'string' } });
  await insertMultiple(
    db,
    documents.map(({ id, ...document }) => document),
  );
  return {
    name: 'Orama',
    ask: async (query) => {
      const { hits } = await search(db, {
        term: query,
        properties: [...fields],
        boost,
        limit,
        tolerance: 1,
        threshold: 1,
      });
      return hits.map(({ document }) => document.route);
    },
  };
}

/**
 * Sets up Pagefind, which is made for browsers: it gets a server, and the parts of `window` and `document` that it uses.
 */
async function makePagefind(documents: readonly Document[]): Promise<Peer> {
  const { createIndex, close } = await load<Pagefind>('pagefind');
  const { index } = await createIndex({});
  for (const { id, route, heading, trail, text } of documents) {
    const content = `${heading}\n${trail}\n${text}`;
    await index.addCustomRecord({ url: `${route}#${id}`, content, language: 'en', meta: { title: heading } });
  }
  const outputPath = mkdtempSync(join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath });
  await close();
  const server = createServer((request, response) => {
    const file = join(outputPath, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${address.port}`;
  Object.assign(globalThis, {
    // If its files were below the page's origin, Pagefind would fetch paths without a host, which Node can't.
    window: { location: { origin: 'http://page.invalid' } },
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => 'en' }) },
  });
  const pagefind: PagefindInBrowser = await import(pathToFileURL(join(outputPath, 'pagefind.js')).href);
  await pagefind.options({ basePath: `${origin}/` });
  await pagefind.init();
  return {
    name: 'Pagefind',
    ask: async (query) => {
      const { results } = await pagefind.search(query);
      const data = await Promise.all(results.slice(0, 30).map((result) => result.data()));
      return data.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '').replace(/#.*/, ''));
    },
    end: async () => {
      server.closeAllConnections();
      server.close();
      rmSync(outputPath, { recursive: true, force: true });
    },
  };
}
