// The command behind `npm run check:docs`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from './node-version.mjs';

requireNode(nodeForTests);
import('./lib/check-docs.mjs').then(({ checkDocs }) => checkDocs(process.argv.slice(2)));
