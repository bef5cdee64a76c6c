/**
 * The process that explains samples: it reads a JSON array of `VersionSamples` from its input, and writes one of `PageExplanations`. Docusaurus
 * loads the configuration with a loader that can't load the parser of MDX, and the memory of the compiler is free again when the process has ended.
 */
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

/** @type {typeof import('./explain-pages')} */
const { explainVersion } = await createJiti(import.meta.url, {
  alias: { '@site': fileURLToPath(new URL('../../..', import.meta.url)) },
}).import('./explain-pages.ts');

/** @type {import('./explain-pages').VersionSamples[]} */
const versions = JSON.parse(await text(process.stdin));
process.stdout.write(JSON.stringify(versions.flatMap(explainVersion)));
