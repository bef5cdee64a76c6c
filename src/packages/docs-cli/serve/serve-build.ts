import { once } from 'node:events';
import { resolve } from 'node:path';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { readPort, requireFreePort } from '../setup/ports';
import { readHosting } from './hosting-file';
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
  const { basePath } = readHosting(folder);
  await requireFreePort(port, 'serve');
  const server = createSiteServer(folder).listen(port, options.host);
  await once(server, 'listening').catch((error: Error) => {
    throw inputError(`The site can't be served there: ${error.message}. Choose another --port or --host.`);
  });
  const address = server.address();
  const actual = address !== null && typeof address === 'object' ? address.port : port;
  console.log(`Serving the build at http://${options.host ?? 'localhost'}:${actual}${basePath} (stop with Ctrl+C)`);
  return 0;
}
