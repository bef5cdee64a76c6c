/*
 * The process that serves the pages while they are being written: the program of Docusaurus, which would print a mistake in a page or a setting with the
 * stack of the error. Here it gets the line that `npm run build` has for it.
 */
import { inspect } from 'node:util';
import { runCLI } from '@docusaurus/core/lib/index.js';
import { createJiti } from 'jiti';

process.env.BABEL_ENV ??= 'development';
process.env.NODE_ENV ??= 'development';

/** @param {unknown} error */
async function explain(error) {
  const output = `[ERROR] ${inspect(error, { depth: Number.POSITIVE_INFINITY })}`;
  /** @type {typeof import('../build/explain-failure')} */
  const { explainFailure } = await createJiti(import.meta.url).import('../build/explain-failure.ts');
  const { lines, isInput } = explainFailure(output, process.cwd(), 1, [process.cwd()]);
  console.error(isInput ? lines.join('\n') : output);
  process.exit(1);
}

process.on('unhandledRejection', explain);
await runCLI(process.argv).catch(explain);
