// Puts load on a server of the packaged site and says how it held. Its work is loaded late, so that an old Node gets a sentence and not a syntax error.
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./lib/run-load.mjs').then(({ runLoad }) => runLoad(process.argv.slice(2)));
