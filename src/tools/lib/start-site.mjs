import { runPreflight } from './check-setup.mjs';
import { readPort } from './ports.mjs';
import { runInstalled } from './run-command.mjs';

/**
 * The command behind `start.mjs`: checks the setup and the port, then serves the pages while they are being written.
 *
 * @param {readonly string[]} args `--port N`, else the environment variable PORT, else 3000
 * @returns {Promise<void>}
 */
export async function startSite(args) {
  const port = String(readPort(args, process.env.PORT) ?? 'unknown');
  await runPreflight(['--port', port]);
  if (process.exitCode === 1) return;
  process.exitCode = await runInstalled('@docusaurus/core/bin/docusaurus.mjs', ['start', '--no-open', '--port', port]);
}
