/**
 * Result of requesting an address: `moved` redirects permanently. `refused` rejects requests from programs, so that a person has to check it.
 */
export type Answer = { address: string; state: 'fine' | 'moved' | 'refused' | 'broken'; note: string };

/** Number of hosts that are checked at the same time. Each of them gets one request at a time. */
const hostsAtOnce = 8;

/** Time after which a host counts as unresponsive, in milliseconds. */
const usualTimeout = 15_000;

/** `User-Agent` header, so that the owners of hosts know who sends the requests. */
const userAgent = 'capacitor-documentation link check';

/**
 * Requests each address.
 *
 * @param [timeout] of one request, in milliseconds
 * @returns results, in the order of the addresses
 */
export async function askHosts(addresses: readonly string[], timeout: number = usualTimeout): Promise<Answer[]> {
  const waiting = groupByHost(addresses);
  const answers: Map<string, Answer> = new Map();
  const work = async () => {
    for (let group = waiting.shift(); group !== undefined; group = waiting.shift()) {
      for (const address of group) answers.set(address, await ask(address, timeout));
    }
  };
  await Promise.all(Array.from({ length: hostsAtOnce }, work));
  return addresses.flatMap((address) => answers.get(address) ?? []);
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}

function groupByHost(addresses: readonly string[]): string[][] {
  const hosts = [...new Set(addresses.map(hostOf))];
  return hosts.map((host) => addresses.filter((address) => hostOf(address) === host));
}

/**
 * Sends a HEAD request, and a GET request if the HEAD request fails.
 */
async function ask(address: string, timeout: number): Promise<Answer> {
  try {
    const head = await request(address, 'HEAD', timeout);
    const answer = head.status < 400 ? head : await request(address, 'GET', timeout);
    return { address, ...judge(answer) };
  } catch (error) {
    return { address, state: 'broken', note: explain(error, timeout) };
  }
}

async function request(
  address: string,
  method: 'HEAD' | 'GET',
  timeout: number,
): Promise<{ status: number; location: string }> {
  const response = await fetch(address, {
    method,
    redirect: 'manual',
    headers: { 'user-agent': userAgent },
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  return { status: response.status, location: response.headers.get('location') ?? '' };
}

function judge({ status, location }: { status: number; location: string }): Pick<Answer, 'state' | 'note'> {
  if (status === 301 || status === 308) return { state: 'moved', note: `${status} to ${location}` };
  if (status < 400) return { state: 'fine', note: String(status) };
  if ([401, 403, 405, 429, 999].includes(status)) return { state: 'refused', note: String(status) };
  return { state: 'broken', note: String(status) };
}

function explain(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no response in ${timeout / 1000} s`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
