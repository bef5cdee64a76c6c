import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import { checkArguments } from '../arguments';
import { describeBusyPort, describeWrongPort, isPortFree, readPort } from '../setup/ports';
import { hasHosting, readHosting } from './hosting-file';
import { createSiteServer } from './static-site';

/**
 * The command `serve`: serves the production build until it is stopped, and prints the address. Prints one line
 * to stderr and sets exit code 1 when there is no build or the port is taken.
 *
 * @param args `--port N`; the default is the environment variable PORT, then 3000
 */
export async function serveBuild(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, { values: ['--port'] })) return;
  const folder = join(projectRoot, 'build');
  const port = readPort(args, process.env.PORT);
  if (port === null) return fail(describeWrongPort(args, process.env.PORT));
  if (!hasHosting(folder)) return fail('There is no complete build to serve. Make one: npm run build');
  if (port !== 0 && !(await isPortFree(port))) return fail(describeBusyPort(port, 'serve'));
  const { basePath } = readHosting(folder);
  const server = createSiteServer(folder);
  server.once('error', (error) => {
    const code = 'code' in error ? error.code : '';
    if (code === 'EADDRINUSE') fail(describeBusyPort(port, 'serve'));
    else if (code === 'EACCES')
      fail(`Port ${port} is not allowed for this user. Choose one: npm run serve -- --port 3000`);
    else fail(error.message);
  });
  server.listen(port, () => {
    const address = server.address();
    const actual = address !== null && typeof address === 'object' ? address.port : port;
    console.log(`Serving the build at http://localhost:${actual}${basePath} (stop with Ctrl+C)`);
  });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
