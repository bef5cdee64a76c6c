import path from 'node:path';
import { loadDiff, loadReference, readSourceFacts } from '@capacitor-docs/reference';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';
import { docsVersions } from '../../config/versions';
import { type DocsPages, readDocs, readPages, releaseOf } from '../loaded-docs';
import { configSchemaFile, makeConfigSchema } from './config-schema';
import { dataFiles, makeVersionData } from './version-data';

/** Folder of the data, below the base path. */
export const dataFolder = 'data';

/**
 * Docusaurus plugin: publishes what the site reads from the packages of each version as JSON, for editors, checks and assistants. The schemas
 * are in `static/data/schemas`, and the page `src/pages/data.md` documents the data.
 */
export function referenceData({ siteConfig }: LoadContext): PagePlugin {
  const { url, baseUrl } = siteConfig;
  const root = url + baseUrl;
  let versions: DocsPages = new Map();
  return {
    name: 'reference-data',
    allContentLoaded({ allContent }) {
      versions = readPages(readDocs(allContent));
    },
    pageSteps: {
      data: {
        end({ outDir }) {
          const listed = docsVersions.flatMap(({ name, state }) => {
            const own = versions.get(name);
            if (own === undefined) return [];
            const reference = loadReference(name);
            const release = releaseOf(name);
            const find = (page: string): string | undefined => {
              const found = own.get(`/${page}`);
              return found && url + found.path;
            };
            const data = makeVersionData(reference, loadDiff(name), { version: name, state, release }, { find, root });
            for (const file of dataFiles) write(path.join(outDir, dataFolder, name, `${file}.json`), data[file]);
            const schema = makeConfigSchema(reference, readSourceFacts(name).configKeys ?? [], { find, root });
            write(path.join(outDir, dataFolder, name, configSchemaFile), schema);
            const files = dataFiles.map((file) => [file, `${root}${dataFolder}/${name}/${file}.json`]);
            return [{ version: name, state, release, files: Object.fromEntries(files) }];
          });
          const $schema = `${root}${dataFolder}/schemas/index.schema.json`;
          write(path.join(outDir, dataFolder, 'index.json'), { $schema, versions: listed });
        },
      },
    },
  };
}

function write(file: string, data: object): void {
  writeBuilt(file, `${JSON.stringify(data)}\n`);
}
