// The command behind `npm run licences`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/licences.mjs').then(({ printLicences }) => printLicences(process.argv.slice(2)));
