import { readShownVersions } from '../../build/settings/shown-versions';
import { basePath } from '../../config/versions';
import { checkArguments } from '../arguments';
import { runPreflight } from '../setup/check-setup';
import { describeWrongPort, readPort } from '../setup/ports';
import { runServer } from './run-server';

/**
 * The command `start`: checks the setup and the port, then serves the pages while they are being written.
 *
 * @param args `--port N`; the default is the environment variable PORT, then 3000
 */
export async function startSite(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, { values: ['--port'] })) return;
  const wanted = readPort(args, process.env.PORT);
  if (wanted === null) {
    console.error(describeWrongPort(args, process.env.PORT));
    process.exitCode = 1;
    return;
  }
  const port = String(wanted);
  await runPreflight(['--port', port]);
  if (process.exitCode === 1) return;
  // If all versions are shown, there is nothing to announce.
  if ((process.env.DOCS_VERSIONS ?? '') !== '' && !(await announceVersions(port))) return;
  process.exitCode = await runServer(['--no-open', '--port', port]);
}

/**
 * Prints the address of the start page when only some versions are shown, because Docusaurus prints one that only the latest release has.
 * Prints one line and sets the exit code when the environment names a version that does not exist.
 *
 * @returns whether there is something to serve
 */
async function announceVersions(port: string): Promise<boolean> {
  try {
    const shown = readShownVersions(process.env);
    const first = shown.find(({ state }) => state === 'latest') ?? shown[0];
    if (first !== undefined && first.routePrefix !== '') {
      console.log(`${first.name} begins at http://localhost:${port}${basePath}${first.routePrefix}/`);
    }
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
    return false;
  }
}
