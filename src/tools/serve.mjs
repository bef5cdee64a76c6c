// The command behind `npm run serve`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./lib/serve-build.mjs').then(({ serveBuild }) => serveBuild(process.argv.slice(2)));
