import { createRequire } from 'node:module';

/*
 * TypeScript by `require`. By `import`, Node reads its nine megabytes three times: to see that they are CommonJS, for the names that they export,
 * and to run them, which is half a second of each command.
 */
export default createRequire(import.meta.url)('typescript');
