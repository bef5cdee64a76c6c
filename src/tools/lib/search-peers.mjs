import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import MiniSearch from 'minisearch';
import { projectRoot } from './project-root.mjs';

/** @typedef {import('../../lib/search/sections').Section} Section */
/** @typedef {{ id: number, route: string, heading: string, trail: string, text: string }} Document */
/** @typedef {(query: string) => Promise<string[]>} Ask answers with the routes of the hits, best first */
/** @typedef {{ name: string, ask: Ask, end?: () => Promise<void> }} Peer */

/** Their packages; no build needs them. */
const folder = join(projectRoot, 'tests', 'bench', 'search-peers');

/** How to get them. */
export const peersHint = 'npm ci --prefix tests/bench/search-peers';

/** Hits that are asked for: enough to hold ten pages. */
const limit = 100;

/** Each engine splits text into words of its own; none gets what this site adds: synonyms, stop words and rules. */
const fields = /** @type {const} */ (['heading', 'trail', 'text']);
const boost = { heading: 4, trail: 2, text: 1 };

/** @returns {boolean} whether the engines are installed */
export function hasPeers() {
  return existsSync(join(folder, 'node_modules'));
}

/**
 * Puts the sections of a version into other search engines, with their own defaults and the usual weight for headings.
 *
 * @param {readonly Section[]} sections
 * @returns {Promise<Peer[]>}
 */
export async function makePeers(sections) {
  const documents = sections.map(({ id, page, heading, trail, text, code, rest, readerWords }) => ({
    id,
    route: page.route,
    heading: heading || page.title,
    trail: [...trail, page.label, page.group].join(' '),
    text: [text, code, rest.join(' '), readerWords].join('\n'),
  }));
  return [
    makeMiniSearch(documents),
    await makeLunr(documents),
    await makeFlexSearch(documents),
    await makeOrama(documents),
    await makePagefind(documents),
  ];
}

/**
 * @param {string} name of a package of that folder
 * @returns {Promise<any>} their types are in that folder, too, which a check of the project need not have
 */
async function load(name) {
  const home = join(folder, 'node_modules', name);
  /** @type {{ main?: string, exports?: { '.'?: { import?: string | { default?: string } } } }} */
  const { main = 'index.js', exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const entry = exports?.['.']?.import;
  const file = typeof entry === 'string' ? entry : (entry?.default ?? main);
  return import(pathToFileURL(join(home, file)).href);
}

/**
 * @param {readonly Document[]} documents
 * @returns {Peer}
 */
function makeMiniSearch(documents) {
  const index = new MiniSearch({ fields: [...fields], storeFields: ['route'] });
  index.addAll(documents);
  const options = { boost, prefix: true, fuzzy: 0.2 };
  return {
    name: 'MiniSearch',
    ask: async (query) => index.search(query, options).map(({ route }) => String(route)),
  };
}

/**
 * @param {readonly Document[]} documents
 * @returns {Promise<Peer>}
 */
async function makeLunr(documents) {
  const { default: lunr } = await load('lunr');
  const index = lunr((/** @type {any} */ builder) => {
    builder.ref('id');
    for (const field of fields) builder.field(field, { boost: boost[field] });
    for (const document of documents) builder.add(document);
  });
  return {
    name: 'Lunr',
    ask: async (query) => {
      // Its query language gives signs a meaning.
      const words = query.replace(/[^\p{L}\p{N}_]+/gu, ' ').trim();
      return index.search(words).map((/** @type {{ ref: string }} */ { ref }) => documents[Number(ref)]?.route ?? '');
    },
  };
}

/**
 * @param {readonly Document[]} documents
 * @returns {Promise<Peer>}
 */
async function makeFlexSearch(documents) {
  const { default: FlexSearch } = await load('flexsearch');
  const index = new FlexSearch.Document({ tokenize: 'forward', document: { id: 'id', index: [...fields] } });
  for (const document of documents) index.add(document);
  return {
    name: 'FlexSearch',
    ask: async (query) => {
      /** @type {{ field: string, result: number[] }[]} */
      const found = index.search(query, { limit, suggest: true });
      // Its answer is a list for each field; the fields come by their weight.
      const ids = fields.flatMap((field) => found.find((part) => part.field === field)?.result ?? []);
      return ids.map((id) => documents[id]?.route ?? '');
    },
  };
}

/**
 * @param {readonly Document[]} documents
 * @returns {Promise<Peer>}
 */
async function makeOrama(documents) {
  const { create, insertMultiple, search } = await load('@orama/orama');
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
      return hits.map((/** @type {{ document: Document }} */ { document }) => document.route);
    },
  };
}

/**
 * Pagefind searches in a browser; it gets a server and as much of a page as it asks for.
 *
 * @param {readonly Document[]} documents
 * @returns {Promise<Peer>}
 */
async function makePagefind(documents) {
  const { createIndex, close } = await load('pagefind');
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
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  Object.assign(globalThis, {
    // Below the origin of the page it would ask for paths, which Node can't.
    window: { location: { origin: 'http://page.invalid' } },
    document: { currentScript: null, querySelector: () => ({ getAttribute: () => 'en' }) },
  });
  const pagefind = await import(pathToFileURL(join(outputPath, 'pagefind.js')).href);
  await pagefind.options({ basePath: `${origin}/` });
  await pagefind.init();
  return {
    name: 'Pagefind',
    ask: async (query) => {
      /** @type {{ results: { data: () => Promise<{ url: string }> }[] }} */
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
