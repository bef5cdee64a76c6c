import { inputError } from '@capacitor-docs/shared';
import { readShownVersions } from '../../../build/settings/shown-versions';
import { basePath } from '../../../config/versions';
import { UsageError } from '../command';
import { checkSetup } from '../setup/check-setup';
import { readPort, requireFreePort } from '../setup/ports';
import { runServer } from './run-server';

/**
 * Checks the setup and the port, then serves the pages while they are being written.
 *
 * @param options of the command line
 * @returns the exit code of the server
 */
export async function startSite(options: {
  readonly port: string | undefined;
  readonly host: string | undefined;
  readonly open: boolean | undefined;
  readonly 'no-open': boolean | undefined;
  readonly poll: string | undefined;
  readonly 'hot-only': boolean | undefined;
  readonly 'no-minify': boolean | undefined;
}): Promise<number> {
  const port = readPort(options.port, process.env.PORT);
  const { host, poll } = options;
  if (poll !== undefined && !/^[1-9]\d*$/.test(poll))
    throw new UsageError(`--poll must be a number of milliseconds, but is "${poll}".`);
  checkSetup();
  await requireFreePort(port, 'start');
  // If all versions are shown, there is nothing to announce.
  if ((process.env.DOCS_VERSIONS ?? '') !== '') announceVersions(port);
  // Chokidar reads it, in the server and here.
  if (poll !== undefined) Object.assign(process.env, { CHOKIDAR_USEPOLLING: 'true', CHOKIDAR_INTERVAL: poll });
  const start = [
    ...['--port', String(port)],
    ...(host === undefined ? [] : ['--host', host]),
    ...(poll === undefined ? [] : ['--poll', poll]),
    ...(['hot-only', 'no-minify'] as const).flatMap((name) => (options[name] ? [`--${name}`] : [])),
  ];
  return runServer(start, options.open === true && options['no-open'] !== true);
}

/**
 * Prints the address of the start page when only some versions are shown, because Docusaurus prints one that only the latest release has.
 *
 * @throws a one-line error when the environment names a version that does not exist
 */
function announceVersions(port: number): void {
  try {
    const shown = readShownVersions(process.env);
    const first = shown.find(({ state }) => state === 'latest') ?? shown[0];
    if (first !== undefined && first.routePrefix !== '')
      console.log(`${first.name} begins at http://localhost:${port}${basePath}${first.routePrefix}/`);
  } catch (error) {
    throw inputError(error instanceof Error ? error.message : String(error));
  }
}
