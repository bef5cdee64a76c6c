// The command behind `npm run search:push`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/push-search.mjs').then(({ pushSearch }) => pushSearch(process.argv.slice(2), process.env));
