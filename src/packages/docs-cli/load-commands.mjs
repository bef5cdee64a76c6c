import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Loads the commands and runs one. If the packages are not installed, `test` installs them; every other command reports an error.
 *
 * @param {readonly string[]} args name of the command, and its arguments
 * @returns {Promise<void>}
 */
export async function runCommandLine(args) {
  const jiti = (await loadJiti()) ?? (args[0] === 'test' && install() ? await loadJiti() : undefined);
  if (jiti === undefined) {
    console.error('The packages are not installed. Install them: npm ci');
    process.exitCode = 1;
    return;
  }
  const load = jiti.createJiti(import.meta.url, { alias: { '@site': root } });
  /** @type {typeof import('./main')} */
  const { runCli } = await load.import('./main.ts');
  await runCli(args);
}

/** @returns {Promise<typeof import('jiti') | undefined>} undefined when it is not installed */
async function loadJiti() {
  return import('jiti').catch(() => undefined);
}

/** @returns {boolean} whether npm could install the packages */
function install() {
  const npm = process.env.npm_execpath;
  const [command, ...before] = npm === undefined ? ['npm'] : [process.execPath, npm];
  return spawnSync(command, [...before, 'ci'], { cwd: root, stdio: 'inherit', shell: npm === undefined }).status === 0;
}
