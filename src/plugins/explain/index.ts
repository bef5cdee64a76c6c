import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { explainFolder } from '@capacitor-docs/explain';
import { removeHiddenCode } from '@capacitor-docs/explain/hidden-code';
import { projectRoot } from '@capacitor-docs/shared';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { openCache } from '../../build/cache/open-cache';
import { decode } from '../../build/cache/results';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute, writeBuilt } from '../../build/page-steps/finished-page';
import type { VersionName } from '../../config/versions';
import { markdownEnding, toMarkdownAddress } from '../../lib/markdown-address';
import { listPages, readAllDocs, readPages } from '../loaded-docs';
import { dataFolder } from '../reference-data';
import type { VersionData } from './describe-name';
import type { PageExplanations, PageSamples, VersionSamples } from './explain-pages';
import { listSamples } from './shown-samples';

/** A page, by its file in the build. */
type Docs = ReadonlyMap<string, Omit<PageSamples, 'found'> & { readonly version: VersionName }>;

/**
 * Docusaurus plugin: writes for each page with samples what the names in them mean, from the compiler and the reference of the version. The browser
 * loads the file of a page when the reader points at a sample.
 */
export function explain({ siteConfig: { baseUrl } }: LoadContext): PagePlugin {
  const cache = openCache('explain');
  const samples = new Map<VersionName, PageSamples[]>();
  let docs: Docs = new Map();
  return {
    name: 'explain',
    allContentLoaded({ allContent }) {
      docs = listDocs(readAllDocs(allContent), baseUrl);
    },
    pageSteps: {
      samples: {
        page(page) {
          const doc = docs.get(page.file);
          const found = doc === undefined ? [] : listSamples(page.html);
          page.html = removeHiddenCode(page.html);
          if (doc === undefined || found.length === 0) return;
          const { version, address, file } = doc;
          const ofVersion = samples.get(version) ?? [];
          ofVersion.push({ address, file, found });
          samples.set(version, ofVersion);
        },
      },
      explain: {
        end({ outDir }) {
          const inputs = new Map<string, string[]>();
          const missing = [...samples].flatMap(([version, pages]) => {
            const data = readData(path.join(outDir, dataFolder, version));
            const hash = createHash('sha256').update(JSON.stringify(data)).digest('hex');
            const left = pages.filter(({ address, found }) => {
              const given = [hash, JSON.stringify(found)];
              inputs.set(address, given);
              const kept = cache.read(address, given);
              if (kept !== undefined) write(outDir, address, decode(kept));
              return kept === undefined;
            });
            return left.length === 0 ? [] : [{ version, pages: left, data }];
          });
          for (const { address, explanations } of explainAnew(missing)) {
            const text = JSON.stringify(explanations);
            cache.write(address, inputs.get(address) ?? [], text);
            write(outDir, address, text);
          }
          cache.settle();
          samples.clear();
        },
      },
    },
  };

  function write(outDir: string, address: string, text: string): void {
    const name = toMarkdownAddress(address, baseUrl).slice(baseUrl.length, -markdownEnding.length);
    writeBuilt(path.join(outDir, explainFolder, `${name}.json`), text);
  }
}

function listDocs(content: LoadedContent | undefined, baseUrl: string): Docs {
  return new Map(
    listPages(readPages(content)).map(({ version, path: address, file }) => [
      fileOfRoute(address, baseUrl),
      { version, address, file },
    ]),
  );
}

/** Reads the reference of a version, which an earlier step has written. */
function readData(folder: string): VersionData {
  const read = (name: keyof VersionData) => JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  return { api: read('api'), cli: read('cli'), config: read('config') };
}

/** Space for new objects, in megabytes: most of what the compiler makes is garbage by the time it is full. Explaining all pages takes a tenth less CPU time with it. */
const newObjects = '--max-semi-space-size=64';

/** Explains samples in a process of their own. @throws when it fails */
function explainAnew(versions: readonly VersionSamples[]): PageExplanations[] {
  if (versions.length === 0) return [];
  const script = path.join(projectRoot, 'src/plugins/explain/explain-process.mjs');
  const output = execFileSync(process.execPath, [newObjects, script], {
    cwd: projectRoot,
    input: JSON.stringify(versions),
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  return JSON.parse(output) as PageExplanations[];
}
