// The command behind `npm run links:external`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/external-links.mjs').then(({ reportExternalLinks }) => reportExternalLinks(process.argv.slice(2)));
