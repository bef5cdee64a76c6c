// Says what is missing before a command starts that would fail on it in a less readable way.
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./lib/check-setup.mjs').then(({ runPreflight }) => runPreflight(process.argv.slice(2)));
