import { connect } from 'node:net';
import { inputError } from '@capacitor-docs/shared';
import { UsageError } from '../command';

/** Port of the site when none is given. */
const defaultPort = 3000;

/** The option of the commands that serve the site. */
export const port = {
  type: 'string',
  value: 'number',
  short: 'p',
  description: `port; without it, the environment variable PORT or ${defaultPort}`,
} as const;

/** The option of these commands that other machines need to reach the site. */
export const host = {
  type: 'string',
  value: 'name',
  description: 'address to listen at, such as 0.0.0.0 for other machines and containers',
} as const;

/**
 * Reads the port from the command line or the environment.
 *
 * @param given value of `--port`
 * @param fallback value of the environment variable PORT
 * @returns 0 to 65535 (0 lets the system choose), `defaultPort` when no port is given
 * @throws {@link UsageError} when the value is not a port
 */
export function readPort(given: string | undefined, fallback: string | undefined): number {
  const asked = given ?? (fallback || String(defaultPort));
  if (/^\d{1,5}$/.test(asked) && Number(asked) <= 65535) return Number(asked);
  const name = given === undefined ? 'The environment variable PORT' : '--port';
  throw new UsageError(`${name} must be a number from 0 to 65535, but is "${asked}".`);
}

/**
 * Checks a port by connecting, not by listening: some systems let two servers share a port when one of them listens on all
 * addresses and the other on one.
 *
 * @returns true when no server on this machine accepts connections at that port
 */
export async function isPortFree(port: number): Promise<boolean> {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => hasListener(host, port)));
  return !answers.includes(true);
}

function hasListener(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const finish = (found: boolean) => {
      socket.destroy();
      resolve(found);
    };
    socket.setTimeout(1000, () => finish(false));
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
  });
}

/**
 * @param script name of the npm script that needs the port
 * @throws a one-line error when the port is in use
 */
export async function requireFreePort(port: number, script: 'start' | 'serve'): Promise<void> {
  if (port === 0 || (await isPortFree(port))) return;
  throw inputError(
    `Port ${port} is in use. Stop the other server or choose one: npm run ${script} -- --port ${port + 1}`,
  );
}
