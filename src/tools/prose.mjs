// The command behind `npm run prose`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/prose.mjs').then(({ reportProse }) => reportProse(process.argv.slice(2)));
