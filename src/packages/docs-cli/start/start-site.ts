import { inputError } from '@capacitor-docs/shared';
import { readShownVersions } from '../../../build/settings/environment';
import { basePath } from '../../../config/versions';
import { checkSetup } from '../setup/check-setup';
import { readPort, requireFreePort } from '../setup/ports';
import { runServer } from './run-server';

/** Time between two looks for changes, in milliseconds. */
const pollInterval = '1000';

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
  readonly poll: boolean | undefined;
  readonly 'hot-only': boolean | undefined;
  readonly 'no-minify': boolean | undefined;
}): Promise<number> {
  const port = readPort(options.port, process.env.PORT);
  const { host, poll } = options;
  checkSetup();
  await requireFreePort(port, 'start');
  // If all versions are shown, there is nothing to announce.
  if ((process.env.DOCS_VERSIONS ?? '') !== '') announceVersions(port);
  // Chokidar reads it, in the server and here.
  if (poll) Object.assign(process.env, { CHOKIDAR_USEPOLLING: 'true', CHOKIDAR_INTERVAL: pollInterval });
  const start = [
    ...['--port', String(port)],
    ...(host === undefined ? [] : ['--host', host]),
    ...(poll ? ['--poll', pollInterval] : []),
    ...(['hot-only', 'no-minify'] as const).flatMap((name) => (options[name] ? [`--${name}`] : [])),
  ];
  return runServer(start, options.open ?? false);
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
