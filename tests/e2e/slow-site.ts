import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Size of each part of a page, in bytes, and delay before the next one, in milliseconds, in which browsers render. */
const part = { size: 6000, delay: 80 } as const;

/** A server in front of the site that sends pages part by part, and everything else as a whole. */
export interface SlowSite {
  readonly origin: string;
  close(): void;
}

/** @param origin origin of the site that requests are forwarded to */
export async function startSlowSite(origin: string): Promise<SlowSite> {
  const server: Server = createServer(async ({ url }, response) => {
    const answer = await fetch(origin + url);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    const size = type.startsWith('text/html') ? part.size : body.length;
    for (let start = 0; start < body.length; start += size) {
      if (start > 0) await delay(part.delay);
      response.write(body.subarray(start, start + size));
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
