// The command behind `npm run search:eval`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/evaluate-search.mjs').then(({ evaluateSearch }) => evaluateSearch(process.argv.slice(2)));
