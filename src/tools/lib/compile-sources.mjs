/**
 * Comes into the process of Docusaurus before anything else, by `--import`: has the configuration and our plugins compiled by SWC. They are
 * TypeScript, for which Docusaurus calls jiti, and jiti calls Babel: that takes five seconds on each machine that has not kept what came of it,
 * so on every one of CI. jiti takes another compiler as an option, but Docusaurus hands none on, so jiti is wrapped. Rspack brings SWC, which
 * takes 0.2 seconds for the 330 files; so nothing is kept.
 */
import { createRequire, SourceMap } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from './project-root.mjs';

/** @typedef {{ filename: string, source: string, ts: boolean }} Source What jiti 1.21 asks a compiler for. */
/** @typedef {(source: Source) => { code: string }} Compile */

const ofProject = createRequire(join(projectRoot, 'package.json'));
const ofUtils = createRequire(
  createRequire(ofProject.resolve('@docusaurus/core/package.json')).resolve('@docusaurus/utils'),
);
const ofJiti = createRequire(ofUtils.resolve('jiti'));
const { experiments } = createRequire(ofProject.resolve('@docusaurus/faster'))('@rspack/core');

/** What SWC says of where its code comes from, by file: JSON, or what was read of it. @type {Map<string, string | SourceMap>} */
const maps = new Map();

/** Behind all that stands in a line. */
const endOfLine = 1_000_000;

/** @type {Compile} */
function compile(source) {
  const { filename, ts } = source;
  try {
    const { code, map } = experiments.swc.transformSync(source.source, {
      filename,
      swcrc: false,
      sourceMaps: true,
      jsc: { target: 'es2022', parser: { syntax: ts ? 'typescript' : 'ecmascript' } },
      module: { type: 'commonjs' },
    });
    maps.set(filename, map);
    // `npm start` starts again when one of these files changes.
    if (ts && !filename.includes('node_modules')) process.send?.({ loaded: filename });
    return { code };
  } catch {
    // What can't be compiled is explained by whoever explains it without us.
    return ofJiti('../dist/babel')(source);
  }
}

const jiti = ofUtils('jiti');
const module = ofUtils.cache[ofUtils.resolve('jiti')];
if (module !== undefined) {
  /** @type {(file: string, options: object) => unknown} */
  module.exports = (file, options) => jiti(file, { ...options, cache: false, transform: compile });
}

Error.prepareStackTrace = (error, sites) =>
  [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${describeSite(site)}`)].join('\n');

/**
 * @param {NodeJS.CallSite} site
 * @returns {string} as in any stack trace, with the place in the file that was written, not in what SWC made of it
 */
function describeSite(site) {
  const [file, line, column] = [site.getFileName() ?? '', site.getLineNumber() ?? 1, site.getColumnNumber() ?? 1];
  const map = readMap(file);
  // Of an import, SWC maps nothing but the end of the line.
  const [origin] = [column - 1, endOfLine].flatMap((at) => {
    const found = map?.findEntry(line - 1, at);
    return found !== undefined && 'generatedLine' in found && found.generatedLine === line - 1 ? [found] : [];
  });
  if (origin === undefined) return String(site);
  return String(site).replace(
    `${file}:${line}:${column}`,
    () => `${file}:${origin.originalLine + 1}:${origin.originalColumn + 1}`,
  );
}

/**
 * @param {string} file
 * @returns {SourceMap | undefined}
 */
function readMap(file) {
  const map = maps.get(file);
  if (typeof map !== 'string') return map;
  const read = new SourceMap(JSON.parse(map));
  maps.set(file, read);
  return read;
}
