/*
 * Runs a command of the project: `node src/cli/run.mjs build`. The commands are TypeScript (`main.ts` lists them), so this loads jiti, which
 * compiles them. It is all that an old Node, or a folder without installed packages, gets to see: both get a sentence, not a stack.
 */
import { nodeForBuild, requireNode } from '../build/node-version.mjs';

requireNode(nodeForBuild);
import('./load-commands.mjs').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2)));
