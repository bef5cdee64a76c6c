/**
 * Hooks of Node that let a command import the TypeScript of the project as it is: names without ending are looked up, SWC takes the types out.
 * Vite (`load-typescript.mjs`) can do that too, but needs seconds to begin. Registered by `use-typescript.mjs`; runs in a thread of its own.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { projectRoot } from './project-root.mjs';

const ofProject = createRequire(`${projectRoot}/package.json`);
const { experiments } = createRequire(ofProject.resolve('@docusaurus/faster'))('@rspack/core');

const endings = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * @param {string} specifier
 * @param {{ parentURL?: string }} context
 * @param {(specifier: string, context: object) => Promise<object>} next
 * @returns {Promise<object>}
 */
export async function resolve(specifier, context, next) {
  const parent = context.parentURL ?? '';
  const isOurs = /^\.{1,2}(?:\/|$)/.test(specifier) && parent.startsWith('file:') && !parent.includes('/node_modules/');
  if (isOurs && !/\.(?:[cm]?js|json)$/.test(specifier)) {
    const base = new URL(specifier, parent).href.replace(/\/$/, '');
    const ending = endings.find((candidate) => existsSync(fileURLToPath(base + candidate)));
    if (ending !== undefined) return { url: base + ending, shortCircuit: true };
  }
  return next(specifier, context);
}

/**
 * @param {string} url
 * @param {object} context
 * @param {(url: string, context: object) => Promise<object>} next
 * @returns {Promise<object>}
 */
export async function load(url, context, next) {
  const [path = ''] = url.split('?', 1);
  if (/\.tsx?$/.test(path) && !path.includes('/node_modules/')) {
    return { format: 'module', source: compile(fileURLToPath(path)), shortCircuit: true };
  }
  // TypeScript and bundlers import data as it is; Node would ask for an attribute.
  if (path.endsWith('.json') && !path.includes('/node_modules/')) {
    const source = `export default ${readFileSync(fileURLToPath(path), 'utf8')}`;
    return { format: 'module', source, shortCircuit: true };
  }
  return next(url, context);
}

/**
 * @param {string} file absolute
 * @returns {string} JavaScript; an error names its line in the TypeScript, by the map behind it
 */
function compile(file) {
  return experiments.swc.transformSync(readFileSync(file, 'utf8'), {
    filename: file,
    swcrc: false,
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: file.endsWith('x') },
      transform: { verbatimModuleSyntax: true },
    },
    module: { type: 'es6' },
  }).code;
}
