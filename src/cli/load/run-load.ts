import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import { listFiles, readHosting } from '../serve/hosting-file';
import { describeLoad, runLoadTest } from './load';

/** Longest duration of a run, in seconds, so that a typo does not stress a machine for long. */
const longest = 60;

const usage = `Usage: npm run cli load -- PORT [SECONDS up to ${longest}] [CONNECTIONS up to 512]`;

/**
 * The command `load`: requests all pages and files of the build from a server, over several connections that stay open, and
 * prints requests per second, response times and errors. Sets exit code 1 when a response was not 200. Only servers on this machine are tested.
 *
 * @param args port of the server, then seconds (10) and connections (32)
 */
export async function runLoad(args: readonly string[]): Promise<void> {
  if (args.includes('--help')) {
    console.log(
      `${usage}\n\nRequests all pages of the build from a server on this machine, for 10 seconds over 32 connections by default.`,
    );
    return;
  }
  const [port = 0, seconds = 10, connections = 32] = args.map(Number);
  if (!(port > 0 && port < 65536 && seconds > 0 && seconds <= longest && connections > 0 && connections <= 512)) {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  const paths = listPaths(join(projectRoot, 'build'));
  const result = await runLoadTest({ port, seconds, connections, paths });
  for (const line of describeLoad(result)) console.log(line);
  if (result.errors > 0 || result.answers === 0) process.exitCode = 1;
}

/**
 * @param folder of the build
 * @returns addresses of all files, and of all pages that do not redirect
 * @throws a one-line error when there is no build
 */
function listPaths(folder: string): string[] {
  const { basePath, notFound, redirects } = readHosting(folder);
  const redirecting = new Set(redirects.map(({ from }) => from));
  return listFiles(folder)
    .filter((file) => file !== notFound)
    .map((file) => basePath + file.replace(/(^|\/)index\.html$/, ''))
    .filter((path) => !redirecting.has(path));
}
