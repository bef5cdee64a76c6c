/**
 * Loader of the server's bundle, for modules of the site. A module that begins with `'use client'` is replaced by one with the same exports, each
 * wrapped by `island.tsx`. The module itself is imported with the query `?client`, to which this loader is not applied.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isClientModule } from '../../lib/client-directive.mjs';

const wrapper = fileURLToPath(new URL('island.tsx', import.meta.url));

/**
 * @this {{ resourcePath: string, getOptions: () => { root: string } }}
 * @param {string} source
 */
export default function clientBoundary(source) {
  if (!isClientModule(source)) return source;
  const path = relative(this.getOptions().root, this.resourcePath).replaceAll('\\', '/');
  const [island, client, key] = [wrapper, `${this.resourcePath}?client`, path.replace(/\.\w+$/, '')].map((text) =>
    JSON.stringify(text),
  );
  // In the form of Node, in which a module can find out what another one exports.
  return `const island = require(${island}).default;
const client = require(${client});
exports.__esModule = true;
Object.keys(client).forEach((name) => {
  exports[name] = island(client[name], ${key} + '#' + name);
});
`;
}
