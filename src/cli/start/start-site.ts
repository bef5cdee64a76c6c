import { readShownVersions } from '../../build/settings/shown-versions';
import { basePath } from '../../config/versions';
import { checkArguments } from '../arguments';
import { runPreflight } from '../setup/check-setup';
import { describeWrongPort, readPort } from '../setup/ports';
import { runServer } from './run-server';

/**
 * The command `start`: checks the setup and the port, then serves the pages while they are being written.
 *
 * @param args `--port N`, else the environment variable PORT, else 3000
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
  // Whoever shows all versions need not wait for what reads the variable.
  if ((process.env.DOCS_VERSIONS ?? '') !== '' && !(await announceVersions(port))) return;
  process.exitCode = await runServer(['--no-open', '--port', port]);
}

/**
 * Says where the pages begin when only some versions are shown, as the line of Docusaurus names a page that is in the latest release alone.
 * Sets the exit code, after one line, when the environment names a version that there is not.
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
