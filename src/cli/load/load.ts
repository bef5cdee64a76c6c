import { Agent, get } from 'node:http';

/**
 * Result of a load test: number of responses with status 200, number of others, and sorted response times in milliseconds.
 */
export type LoadResult = {
  answers: number;
  errors: number;
  bytes: number;
  seconds: number;
  times: readonly number[];
  firstError: string | null;
};

/** Step through the list of paths: a number that has no factor in common with most counts, so that pages and files are mixed. */
const stride = 7919;

/**
 * Requests the paths again and again until the time is over. Each connection sends one request at a time.
 *
 * @param options for a server on this machine
 */
export async function runLoadTest({
  port,
  seconds,
  connections,
  paths,
}: {
  port: number;
  seconds: number;
  connections: number;
  paths: readonly string[];
}): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const start = performance.now();
  const end = start + seconds * 1000;
  const result = { answers: 0, errors: 0, bytes: 0, firstError: null as string | null };
  const times: number[] = [];
  let count = 0;
  const work = async () => {
    while (performance.now() < end) {
      count += 1;
      const path = paths[(count * stride) % paths.length] ?? '/';
      const asked = performance.now();
      const { status, bytes } = await ask(agent, port, path);
      times.push(performance.now() - asked);
      result.bytes += bytes;
      if (status === '200') result.answers += 1;
      else {
        result.errors += 1;
        result.firstError ??= `${path}: ${status}`;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  agent.destroy();
  return { ...result, seconds: (performance.now() - start) / 1000, times: times.sort((a, b) => a - b) };
}

/**
 * @returns status code, or the error message
 */
function ask(agent: Agent, port: number, path: string): Promise<{ status: string; bytes: number }> {
  return new Promise((resolve) => {
    const headers = { 'Accept-Encoding': 'br, gzip' };
    let bytes = 0;
    const request = get({ agent, host: '127.0.0.1', port, path, headers, timeout: 10_000 }, (response) => {
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('error', (error) => resolve({ status: error.message, bytes }));
      response.on('end', () => resolve({ status: String(response.statusCode), bytes }));
    });
    request.on('timeout', () => request.destroy(new Error('no response within 10 seconds')));
    request.on('error', (error) => resolve({ status: error.message, bytes }));
  });
}

/**
 * @returns lines for people
 */
export function describeLoad({ answers, errors, bytes, seconds, times, firstError }: LoadResult): string[] {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return [
    `${Math.round(answers / seconds)} requests a second: ${answers} answers in ${seconds.toFixed(1)} s, ${(bytes / seconds / 1e6).toFixed(1)} MB/s`,
    `waiting times: half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, at most ${at(1)} ms`,
    errors === 0 ? '0 errors' : `${errors} errors, the first: ${firstError}`,
  ];
}
