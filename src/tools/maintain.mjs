// The command behind the scripts of package.json that begin with `docs:`, `new`, `packages:` and `upgrade:`. Its work is loaded late, so that an
// old Node gets a sentence and not a syntax error.
import { nodeForTests, requireNode } from './node-version.mjs';

requireNode(nodeForTests);
import('./lib/maintain.mjs').then(({ maintain }) => maintain(process.argv.slice(2)));
