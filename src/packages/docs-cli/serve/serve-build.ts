import { once } from 'node:events';
import { resolve } from 'node:path';
import { inputError, pathFrom, projectRoot } from '@capacitor-docs/shared';
import { describeBusyPort, readPort, requireFreePort } from '../setup/ports';
import { hasHosting, readHosting } from './hosting-file';
import { createSiteServer } from './static-site';

/**
 * Serves the production build until it is stopped, and prints the address.
 *
 * @param options of the command line
 * @returns the exit code of a build that failed
 * @throws a one-line error when there is no build or the port can't be used
 */
export async function serveBuild(options: {
  readonly port: string | undefined;
  readonly host: string | undefined;
  readonly dir: string | undefined;
  readonly build: boolean | undefined;
}): Promise<number> {
  const folder = resolve(projectRoot, options.dir ?? 'build');
  const port = readPort(options.port, process.env.PORT);
  if (options.build) {
    const { buildSite } = await import('../build/build-site');
    const code = await buildSite({ 'out-dir': options.dir });
    if (code !== 0) return code;
  }
  if (!hasHosting(folder)) {
    const make = options.dir === undefined ? 'npm run build' : `npm run build -- --out-dir ${options.dir}`;
    throw inputError(`There is no complete build in ${pathFrom(projectRoot, folder)} to serve. Make one: ${make}`);
  }
  await requireFreePort(port, 'serve');
  const { basePath } = readHosting(folder);
  const server = createSiteServer(folder).listen(port, options.host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw inputError(describeBusyPort(port, 'serve'));
    if (error.code === 'EACCES')
      throw inputError(`Port ${port} is not allowed for this user. Choose one: npm run serve -- --port 3000`);
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw inputError(
        `This machine has no address ${options.host}. Choose another one, such as 0.0.0.0, or leave out --host.`,
      );
    throw error;
  });
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  console.log(`Serving the build at http://${options.host ?? 'localhost'}:${actual}${basePath} (stop with Ctrl+C)`);
  return 0;
}
