// The command behind `npm run bench`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/bench.mjs').then(({ startBench }) => startBench(process.argv.slice(2)));
