import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A server's response with the raw body, not decompressed and without following redirects. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Created on demand, because most tests do not need it. */
  readonly readBody: () => Uint8Array;
}

/** Sends requests to a local server unchanged: paths are not normalized, and no header is added. */
export type Send = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;

/** @returns the function that sends requests, and one that closes its connections */
export function makeClient(port: number): { send: Send; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send: Send = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      request({ agent, host: '127.0.0.1', port, path, headers, method, timeout: 10_000 }, (response) => {
        const { statusCode: status = 0 } = response;
        let text = '';
        // One character per byte.
        response.setEncoding('latin1').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status, headers: response.headers, readBody: () => toBytes(text) }));
      })
        .on('timeout', () => reject(new Error(`no answer to ${method} ${path}`)))
        .on('error', reject)
        .end();
    });
  return { send, close: () => agent.destroy() };
}

function toBytes(text: string): Uint8Array {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}
