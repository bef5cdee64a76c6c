import { createRequire } from 'node:module';

/*
 * Loads TypeScript with `require`. With `import`, Node reads its nine megabytes three times: to detect CommonJS, to find the exported names, and
 * to run the code. That costs each command half a second.
 */
export default createRequire(import.meta.url)('typescript');
