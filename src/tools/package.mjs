// The command behind `npm run package`. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from '../build/node-version.mjs';

requireNode(nodeForTests);
import('./lib/package-build.mjs').then(({ packageBuild }) => packageBuild(process.argv.slice(2)));
