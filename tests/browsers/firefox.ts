import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectMarionette } from './marionette';
import { startProgram, waitUntil } from './programs';
import { commands, type WebDriver } from './webdriver';

/** Browser preferences: it chooses its own port, and cannot connect to other machines. */
const preferences = {
  'marionette.port': 0,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost,127.0.0.1',
  'app.update.disabledForTesting': true,
  'ui.prefersReducedMotion': 1,
};

/** Script that runs in the browser, reads the console messages of pages, and clears them. */
const readConsole = `
  const api = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
  const said = api.getEvents()
    .filter(({ level }) => level === 'error' || level === 'warn')
    .map((event) => [event.filename, event.level + ': ' + Array.from(event.arguments, String).join(' ')]);
  const thrown = Services.console.getMessageArray().flatMap((message) => {
    if (!(message instanceof Ci.nsIScriptError) || (message.flags & Ci.nsIScriptError.warningFlag) !== 0) return [];
    return [[message.sourceName, message.category + ': ' + message.errorMessage]];
  });
  api.clearEvents();
  Services.console.reset();
  return [...said, ...thrown];`;

/**
 * Starts Firefox in headless mode.
 *
 * @param program path of the browser
 * @throws when it does not start within half a minute
 */
export async function startFirefox(program: string): Promise<WebDriver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const options = ['--headless', '--marionette', '--remote-allow-system-access', '--no-remote', '--profile', profile];
  const firefox = startProgram(program, options);
  const close = async () => {
    await firefox.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const portFile = join(profile, 'MarionetteActivePort');
    await waitUntil(() => existsSync(portFile) && readFileSync(portFile, 'utf8') !== '', 'Firefox did not start');
    const marionette = await connectMarionette(Number(readFileSync(portFile, 'utf8')));
    const session = await marionette.send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
    const { capabilities } = session as { capabilities: { browserName: string; browserVersion: string } };
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      async send(command, parameters = {}, id) {
        const all = id === undefined ? parameters : { ...parameters, id };
        const answer = await marionette.send(commands[command].name, all);
        return answer !== null && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
      },
      async readComplaints(origin) {
        await marionette.send('Marionette:SetContext', { value: 'chrome' });
        const answer = await marionette.send('WebDriver:ExecuteScript', { script: readConsole, args: [] });
        await marionette.send('Marionette:SetContext', { value: 'content' });
        const { value } = answer as { value: Array<[string, string]> };
        return value.filter(([file]) => file.startsWith(origin)).map(([file, text]) => `${text} (${file})`);
      },
      async close() {
        marionette.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
