/*
 * Runs a command of the project: `node src/packages/docs-cli/run.mjs build`. The commands are TypeScript (`main.ts` lists them), so this loads jiti, which
 * compiles them. An old Node, or a folder without installed packages, gets no further than this file: both get a sentence instead of a stack trace.
 */
import { nodeForBuild, requireNode } from '../../build/node-version.mjs';

requireNode(nodeForBuild);
import('./load-commands.mjs').then(({ runCommandLine }) => runCommandLine(process.argv.slice(2)));
