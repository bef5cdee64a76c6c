import { checkArguments } from './arguments.mjs';
import { runPreflight } from './check-setup.mjs';
import { describeWrongPort, readPort } from './ports.mjs';
import { runInstalled } from './run-command.mjs';

/**
 * The command behind `start.mjs`: checks the setup and the port, then serves the pages while they are being written.
 *
 * @param {readonly string[]} args `--port N`, else the environment variable PORT, else 3000
 * @returns {Promise<void>}
 */
export async function startSite(args) {
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
  process.exitCode = await runInstalled('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', '--port', port]);
}
