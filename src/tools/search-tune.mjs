// The command behind `npm run search:tune`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/tune-search.mjs').then(({ tuneSearch }) => tuneSearch(process.argv.slice(2)));
