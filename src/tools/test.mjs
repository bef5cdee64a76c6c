// The command behind `npm test`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/run-tests.mjs').then(({ runAllTests }) => runAllTests(process.argv.slice(2)));
