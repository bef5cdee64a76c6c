import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** @returns a port that nothing listens on, for programs that need a port number up front */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
