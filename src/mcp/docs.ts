import { formatVersion, indexFolder, type Manifest, openIndex, type SearchIndex } from '@capacitor-docs/search';
import { basePath, type DocsVersion, docsVersions, type VersionName } from '../config/versions';
import { toPageKey } from '../lib/counterparts';
import { markdownEnding } from '../lib/markdown-address';
import type { VersionPages } from '../lib/suggest-pages';
import { tagOfVersion } from '../lib/version-of-url';
import type { VersionData } from '../plugins/reference-data/version-data';
import { Refusal } from './refusal';
import type { DocsSource } from './source';

/** A version in the build. */
export interface ListedVersion {
  readonly version: VersionName;
  readonly state: DocsVersion['state'];
  /** The release of Capacitor that it describes: `4.8.2`. */
  readonly release: string;
  /** Address of its start page. */
  readonly url: string;
}

/** A page of a version. */
export interface ListedPage {
  /** Address below the host: `/docs/apis/camera`. */
  readonly route: string;
  /** Path below the version, without a leading slash: `apis/camera`; empty for the start page. */
  readonly path: string;
  /** Address of the page, with host. */
  readonly url: string;
  /** Path of its Markdown file in the build. */
  readonly file: string;
}

/** The documentation as the tools see it. All functions reject with a one-sentence error when a file can't be read. */
export interface Docs {
  /** Newest first. */
  readonly listVersions: () => Promise<readonly ListedVersion[]>;
  readonly listPages: (version: VersionName) => Promise<readonly ListedPage[]>;
  readonly readPage: (page: ListedPage) => Promise<string>;
  readonly readData: <File extends keyof VersionData>(version: VersionName, file: File) => Promise<VersionData[File]>;
  readonly openSearch: (version: VersionName) => Promise<SearchIndex>;
  /** Finds the root of the site, with its host: `https://example.com/docs/`. */
  readonly findRoot: () => Promise<string>;
}

/** How long a file is cached, in milliseconds. Editors keep this server running for days, and sites are deployed meanwhile. */
const keepFor = 5 * 60_000;

interface VersionsFile {
  readonly $schema: string;
  readonly versions: readonly Omit<ListedVersion, 'url'>[];
}

/** Path of the schema that the list of versions names, relative to the root of the site. */
const schemaPath = 'data/schemas/index.schema.json';

/**
 * Creates a reader for the files of a build, which caches them for a while.
 *
 * @param now returns the current time in milliseconds
 */
export function makeDocs(source: DocsSource, now: () => number = Date.now): Docs {
  const kept = new Map<string, { readonly value: Promise<unknown>; readonly until: number }>();

  function keep<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
    const known = kept.get(name);
    if (known !== undefined && known.until > now()) return known.value as Promise<Value>;
    const value = make();
    kept.set(name, { value, until: now() + keepFor });
    // Failures are not cached, because the next attempt may succeed.
    value.catch(() => kept.delete(name));
    return value;
  }

  const readJson = <Content>(path: string): Promise<Content> =>
    keep(path, async () => {
      const text = await source.read(path);
      try {
        return JSON.parse(text) as Content;
      } catch {
        throw new Refusal(`${source.place}: ${path} is not valid JSON.`);
      }
    });

  const readVersions = async (): Promise<VersionsFile & { readonly root: string }> => {
    const file = await readJson<VersionsFile>('data/index.json');
    if (!Array.isArray(file.versions) || !file.$schema?.endsWith(schemaPath)) {
      throw new Refusal(`${source.place}: data/index.json is not a list of versions.`);
    }
    return { ...file, root: file.$schema.slice(0, -schemaPath.length) };
  };

  return {
    async findRoot() {
      return (await readVersions()).root;
    },
    async listVersions() {
      const { versions, root } = await readVersions();
      return docsVersions.flatMap(({ name, routePrefix }) => {
        const listed = versions.find(({ version }) => version === name);
        return listed === undefined ? [] : [{ ...listed, url: root + routePrefix }];
      });
    },
    listPages: (version) =>
      keep(`pages of ${version}`, async () => {
        const { root } = await readVersions();
        const list = await source.read(`llms/${version}/llms.txt`);
        const known = new Map<string, ListedPage>();
        for (const [, url = ''] of list.matchAll(/^- \[.*\]\((\S+)\): /gm)) {
          if (!url.startsWith(root) || !url.endsWith(markdownEnding)) continue;
          const page = toPage(url.slice(root.length), version, root);
          known.set(page.route, page);
        }
        if (known.size === 0) throw new Refusal(`${source.place}: llms/${version}/llms.txt lists no pages.`);
        return [...known.values()];
      }),
    async readPage({ file }) {
      const text = await source.read(file);
      // For missing files, hosts may send a page of their own.
      if (!text.startsWith('---\n')) throw new Refusal(`${source.place}: ${file} is not the Markdown of a page.`);
      return text;
    },
    readData: (version, file) => readJson(`data/${version}/${file}.json`),
    openSearch: (version) =>
      keep(`search in ${version}`, async () => {
        const { v, shards } = JSON.parse(await source.read(`${indexFolder}/manifest.json`)) as Manifest;
        const tag = tagOfVersion(versionOf(version));
        const file = shards.find((shard) => shard.docusaurus_tag === tag)?.file;
        if (v !== formatVersion || file === undefined) {
          throw new Refusal(`${source.place} has no search index of ${version} that this server can read.`);
        }
        return openIndex(file, async (name) => JSON.parse(await source.read(`${indexFolder}/${name}`)) as unknown);
      }),
  };
}

function versionOf(name: VersionName): DocsVersion {
  const version = docsVersions.find((entry) => entry.name === name);
  if (version === undefined) throw new Refusal(`There is no version ${name}.`);
  return version;
}

/** Returns the path of a version's root: `/docs/v3`. */
export function rootOf(version: VersionName): string {
  return (basePath + versionOf(version).routePrefix).replace(/\/$/, '');
}

function toPage(file: string, version: VersionName, root: string): ListedPage {
  const name = file.slice(0, -markdownEnding.length);
  // The route of the start page has no name, but its Markdown file does.
  const below = name === 'index' ? '' : name;
  const route = basePath + below;
  return { route, path: toPageKey(route, rootOf(version)).slice(1), url: root + below, file };
}

/** Lists the pages of all versions, to find where a subject is covered. */
export async function listAllPages(docs: Docs): Promise<VersionPages[]> {
  const versions = await docs.listVersions();
  return Promise.all(
    versions.map(async ({ version }) => ({
      name: version,
      path: rootOf(version),
      pages: (await docs.listPages(version)).map(({ route }) => route),
    })),
  );
}
