import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import { decode } from '../../build/cache/results';
import { projectRoot } from '../../build/files/project-root';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute } from '../../build/page-steps/finished-page';
import { docsVersions, type VersionName } from '../../config/versions';
import { explainFolder } from '../../explain/model';
import { markdownEnding, toMarkdownAddress } from '../../lib/markdown-address';
import { readAllDocs } from '../loaded-docs';
import { dataFolder } from '../reference-data';
import type { ApiData } from '../reference-data/model';
import type { PageExplanations, PageSamples, VersionSamples } from './explain-pages';
import { listSamples } from './shown-samples';

/**
 * Docusaurus plugin: writes for each page with samples in TypeScript what the names in them mean, from the compiler and the reference of the
 * version. The browser loads a page's file when the reader points at a sample.
 */
export function explain({ siteConfig: { baseUrl } }: LoadContext): PagePlugin {
  const cache = openCache('explain');
  /** Pages by their files in the build. */
  let docs: ReadonlyMap<string, Omit<PageSamples, 'found'> & { readonly version: VersionName }> = new Map();
  /** By the file of the page in the project. */
  /** By the versions of the pages. */
  let samples = new Map<VersionName, PageSamples[]>();
  return {
    name: 'explain',
    allContentLoaded({ allContent }) {
      docs = new Map(
        (readAllDocs(allContent)?.loadedVersions ?? []).flatMap(({ versionName, docs: pages }) => {
          const version = docsVersions.find(({ docusaurusName }) => docusaurusName === versionName);
          return version === undefined
            ? []
            : pages.map(({ permalink, source }) => {
                const page = { version: version.name, address: permalink, file: source.replace('@site/', '') };
                return [fileOfRoute(permalink, baseUrl), page] as const;
              });
        }),
      );
    },
    pageSteps: {
      samples: {
        page({ file: built, text }) {
          const doc = docs.get(built);
          const found = doc === undefined || text === undefined ? [] : listSamples(text.nodes);
          if (doc === undefined || found.length === 0) return;
          const { version, address, file } = doc;
          samples.set(version, [...(samples.get(version) ?? []), { address, file, found }]);
        },
      },
      explain: {
        end({ outDir }) {
          const versions = [...samples].map(([version, pages]) => {
            const data = readFileSync(path.join(outDir, dataFolder, version, 'api.json'), 'utf8');
            const texts = pages.map(({ file }) => readFileSync(path.join(projectRoot, file), 'utf8'));
            return { version, pages, data, inputs: [data, JSON.stringify(pages), ...texts] };
          });
          const kept = new Map(
            versions.map((entry) => [entry, cache.read(`${entry.version}.json`, entry.inputs)] as const),
          );
          const missing = versions.filter((entry) => kept.get(entry) === undefined);
          const made = explainAnew(
            missing.map(({ version, pages, data }) => ({ version, pages, api: JSON.parse(data) as ApiData })),
          );
          for (const [index, { version, inputs }] of missing.entries())
            cache.write(`${version}.json`, inputs, JSON.stringify(made[index]));
          const all = [
            ...made.flat(),
            ...[...kept.values()].flatMap((text) =>
              text === undefined ? [] : (JSON.parse(decode(text)) as PageExplanations[]),
            ),
          ];
          for (const page of all) write(outDir, page);
          cache.settle();
          samples = new Map();
        },
      },
    },
  };

  function write(outDir: string, { address, explanations }: PageExplanations): void {
    const name = toMarkdownAddress(address, baseUrl).slice(baseUrl.length, -markdownEnding.length);
    const file = path.join(outDir, explainFolder, `${name}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(explanations));
  }
}

/** Explains samples in a process of their own. @throws when it fails */
function explainAnew(versions: readonly VersionSamples[]): PageExplanations[][] {
  if (versions.length === 0) return [];
  const script = path.join(projectRoot, 'src/plugins/explain/explain-process.mjs');
  const output = execFileSync(process.execPath, [script], {
    cwd: projectRoot,
    input: JSON.stringify(versions),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as PageExplanations[][];
}
