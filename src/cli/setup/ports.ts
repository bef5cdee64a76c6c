import { connect } from 'node:net';

/** Port of the site when none is given. */
export const defaultPort = 3000;

/**
 * Reads the port from the command line or the environment.
 *
 * @param args command line, `--port 3001` or `--port=3001`
 * @param fallback value of the environment variable PORT
 * @returns 0 to 65535 (0 lets the system choose), `defaultPort` when no port is given,
 *   null when the value is not a port
 */
export function readPort(args: readonly string[], fallback: string | undefined): number | null {
  const position = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const flag = args[position];
  const asked = flag === undefined ? fallback : flag === '--port' ? (args[position + 1] ?? '?') : flag.slice(7);
  if (asked === undefined || asked === '') return defaultPort;
  return /^\d{1,5}$/.test(asked) && Number(asked) <= 65535 ? Number(asked) : null;
}

/**
 * @param fallback as for `readPort`, which returned null
 * @returns the line to show: whether the option or the variable is wrong, and what it must be
 */
export function describeWrongPort(args: readonly string[], fallback: string | undefined): string {
  const position = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const flag = args[position];
  const value = flag === undefined ? fallback : flag === '--port' ? args[position + 1] : flag.slice(7);
  const name = flag === undefined ? 'The environment variable PORT' : '--port';
  return `${name} must be a number from 0 to 65535, but is ${value === undefined ? 'missing' : `"${value}"`}.`;
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
 * @returns the line to show
 */
export function describeBusyPort(port: number, script: 'start' | 'serve'): string {
  const other = port === 65_535 ? port - 1 : port + 1;
  return `Port ${port} is in use. Stop the other server or choose one: npm run ${script} -- --port ${other}`;
}
