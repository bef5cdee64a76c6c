// The command behind `npm start`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./lib/start-site.mjs').then(({ startSite }) => startSite(process.argv.slice(2)));
