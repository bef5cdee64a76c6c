import { once } from 'node:events';
import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import { describeBusyPort, readPort, requireFreePort } from '../setup/ports';
import { hasHosting, readHosting } from './hosting-file';
import { createSiteServer } from './static-site';

/**
 * Serves the production build until it is stopped, and prints the address.
 *
 * @param given value of `--port`
 * @throws a one-line error when there is no build or the port can't be used
 */
export async function serveBuild(given: string | undefined): Promise<void> {
  const folder = join(projectRoot, 'build');
  const port = readPort(given, process.env.PORT);
  if (!hasHosting(folder)) throw inputError('There is no complete build to serve. Make one: npm run build');
  await requireFreePort(port, 'serve');
  const { basePath } = readHosting(folder);
  const server = createSiteServer(folder).listen(port);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw inputError(describeBusyPort(port, 'serve'));
    if (error.code === 'EACCES')
      throw inputError(`Port ${port} is not allowed for this user. Choose one: npm run serve -- --port 3000`);
    throw error;
  });
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  console.log(`Serving the build at http://localhost:${actual}${basePath} (stop with Ctrl+C)`);
}
