// The command behind `npm run build`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./lib/build-site.mjs').then(({ buildSite }) => buildSite(process.argv.slice(2)));
