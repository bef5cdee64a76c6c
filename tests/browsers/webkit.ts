import { findFreePort } from '../free-port';
import { type Program, startProgram, waitUntil } from './programs';
import { commands, type WebDriver } from './webdriver';

/** Capabilities of a session, which prevent the browser from connecting to other machines. */
const capabilities = {
  alwaysMatch: {
    proxy: {
      proxyType: 'manual',
      httpProxy: '127.0.0.1:9',
      sslProxy: '127.0.0.1:9',
      noProxy: ['localhost', '127.0.0.1'],
    },
  },
};

/** Script that records console messages, uncaught errors and CSP violations in a page from now on, and returns the earlier records. */
const watchPage = `
  const before = window.complaintsOfPage ?? [];
  window.complaintsOfPage = [];
  if (before.isWatching) { window.complaintsOfPage.isWatching = true; return [...before]; }
  window.complaintsOfPage.isWatching = true;
  const keep = (text) => window.complaintsOfPage.push(text);
  for (const level of ['error', 'warn']) console[level] = (...words) => keep(level + ': ' + words.map(String).join(' '));
  addEventListener('error', (event) => keep('uncaught: ' + event.message));
  addEventListener('unhandledrejection', (event) => keep('uncaught: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => keep('forbidden: ' + event.violatedDirective));
  return [];`;

/**
 * How long the driver may take to open a window, in milliseconds, and the number of attempts. It normally takes half a second. On a busy
 * machine, about one start in six hangs, because the driver (of WebKitGTK 2.50) waits for a browser that does not exist.
 */
const sessionTimeout = { milliseconds: 10_000, tries: 4 } as const;

/**
 * Starts the browser of WebKitGTK through its driver, on a virtual screen if there is no other.
 *
 * The driver cannot read the console, so complaints of a page are only recorded after they are first requested on it.
 *
 * @param program path of WebKitWebDriver
 * @throws when it does not start within half a minute
 */
export async function startWebKit(program: string): Promise<WebDriver> {
  const running: Program[] = [];
  const close = async () => {
    for (const one of running.reverse()) await one.stop();
  };
  try {
    const env: Record<string, string> = { GSETTINGS_BACKEND: 'memory', GTK_A11Y: 'none', NO_AT_BRIDGE: '1' };
    if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) env.DISPLAY = await startScreen(running);
    const { base, version } = await openWindow(program, env, running);
    const send: WebDriver['send'] = (command, parameters = {}, id = '') => {
      const { method, path } = commands[command];
      return request(base, method, path.replace('{id}', id), parameters);
    };
    return {
      version: `WebKitGTK ${version}`,
      send,
      readComplaints: async () => (await send('execute', { script: watchPage, args: [] })) as string[],
      async close() {
        await request(base, 'DELETE', '').catch(() => null);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Starts the driver and opens a window. If the driver does not respond, it is ended and a new one is started.
 *
 * @param running the driver is added to this list
 */
async function openWindow(
  program: string,
  env: Record<string, string>,
  running: Program[],
): Promise<{ base: string; version: string }> {
  for (let left = sessionTimeout.tries - 1; ; left--) {
    // WebKitWebDriver must be told its port.
    const port = await findFreePort();
    const driver = startProgram(program, [`--port=${port}`], env);
    running.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await waitUntil(() => isReady(address), 'WebKitWebDriver did not start');
    try {
      const signal = AbortSignal.timeout(sessionTimeout.milliseconds);
      const session = (await request(address, 'POST', '/session', { capabilities }, signal)) as {
        sessionId: string;
        capabilities: { browserVersion: string };
      };
      return { base: `${address}/session/${session.sessionId}`, version: session.capabilities.browserVersion };
    } catch (error) {
      const isSilent = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isSilent || left === 0) throw error;
      await driver.stop();
      running.pop();
    }
  }
}

/** @throws with the driver's own message when it refuses */
async function request(
  base: string,
  method: string,
  path: string,
  parameters?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const body = parameters === undefined ? {} : { body: JSON.stringify(parameters) };
  const response = await fetch(base + path, { method, ...body, ...(signal && { signal }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  throw new Error(`${method} ${path}: ${(value as { message?: string }).message}`);
}

async function isReady(driver: string): Promise<boolean> {
  const status = await request(driver, 'GET', '/status').catch(() => null);
  return (status as { ready?: boolean } | null)?.ready === true;
}

/** Starts a virtual screen and returns its name for DISPLAY. The X server chooses the number. */
async function startScreen(running: Program[]): Promise<string> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']);
  running.push(screen);
  await waitUntil(() => /^\d+\n/m.test(screen.output()), 'The screen (Xvfb) did not start');
  return `:${/^\d+/m.exec(screen.output())?.[0]}`;
}
