import { connect, type Socket } from 'node:net';

/** A connection to Marionette. */
export interface Marionette {
  /** @throws with the browser's own message when it refuses the command */
  send(name: string, parameters?: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

/**
 * Connects to the Marionette port of a Firefox. Each message is `length:json`. A command is `[0, id, name, parameters]`, and its response
 * is `[1, id, error, result]`.
 *
 * @throws when nothing is listening there
 */
export async function connectMarionette(port: number): Promise<Marionette> {
  const waiting = new Map<number, (error: { message: string } | null, result: unknown) => void>();
  const socket = await open(port);
  // One character per byte, because lengths are counted in bytes.
  socket.setEncoding('latin1');
  let received = '';
  let last = 0;
  socket.on('data', (data: string) => {
    received += data;
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.slice(0, Math.max(colon, 0)));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(Buffer.from(received.slice(colon + 1, end), 'latin1').toString('utf8'));
      received = received.slice(end);
      // The first message is a greeting, not a response.
      if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3]);
    }
  });
  socket.on('close', () => {
    for (const answer of waiting.values()) answer({ message: 'the browser has closed the connection' }, null);
  });
  return {
    send: (name, parameters = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, (error, result) => {
          waiting.delete(id);
          if (error === null) resolve(result);
          else reject(new Error(`${name}: ${error.message}`));
        });
        const json = JSON.stringify([0, id, name, parameters]);
        socket.write(`${Buffer.byteLength(json)}:${json}`);
      }),
    close: () => socket.destroy(),
  };
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', reject);
  });
}
