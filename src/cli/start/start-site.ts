import { inputError } from '../../build/errors/input-error';
import { readShownVersions } from '../../build/settings/shown-versions';
import { basePath } from '../../config/versions';
import { checkSetup } from '../setup/check-setup';
import { readPort, requireFreePort } from '../setup/ports';
import { runServer } from './run-server';

/**
 * Checks the setup and the port, then serves the pages while they are being written.
 *
 * @param given value of `--port`
 * @returns the exit code of the server
 */
export async function startSite(given: string | undefined): Promise<number> {
  const port = readPort(given, process.env.PORT);
  checkSetup();
  await requireFreePort(port, 'start');
  // If all versions are shown, there is nothing to announce.
  if ((process.env.DOCS_VERSIONS ?? '') !== '') announceVersions(port);
  return runServer(['--no-open', '--port', String(port)]);
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
