import { closeTypeScript, loadTypeScript } from './load-typescript.mjs';

/**
 * Runs a command of maintainers.
 *
 * @param {readonly string[]} args its name, then what it is called with
 * @returns {Promise<void>}
 */
export async function maintain([name = '', ...args]) {
  try {
    /** @type {[typeof import('../../cli/maintenance'), typeof import('../../cli/command')]} */
    const [{ maintenance }, { runCommand }] = await Promise.all([
      loadTypeScript('src/cli/maintenance.ts'),
      loadTypeScript('src/cli/command.ts'),
    ]);
    const command = maintenance[name];
    if (command === undefined) {
      console.error(`There is no command "${name}", only ${Object.keys(maintenance).join(', ')}.`);
      process.exitCode = 1;
      return;
    }
    process.exitCode = await runCommand(command, args);
  } catch (error) {
    // What is wrong with the project itself: a file that is damaged, or a package that is missing.
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await closeTypeScript();
  }
}
