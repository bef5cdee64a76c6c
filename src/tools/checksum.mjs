// The command behind `npm run checksum`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/checksum.mjs').then(({ printChecksum }) => printChecksum(process.argv.slice(2)));
