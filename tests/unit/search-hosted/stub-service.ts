import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { searchIndex } from './stub-search';

/** A request to the service, independent of the transport. */
export interface StubRequest {
  readonly method: string;
  /** Path without the query, decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** By lowercase name. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Parsed body, or undefined if there is none. */
  readonly body: unknown;
}

export interface StubResponse {
  readonly status: number;
  readonly body: object;
}

/** Content of an index. */
export interface StubIndex {
  readonly records: Map<string, Record<string, unknown>>;
  settings: Record<string, unknown>;
  synonyms: readonly unknown[];
  rules: readonly unknown[];
}

/** A simulated failure: a different response, or no response at all. */
export type Fault = (request: StubRequest) => StubResponse | 'silence' | undefined;

/** Maximum size of a record that the service accepts, in bytes. */
const recordLimit = 10_000;

/**
 * A stand-in for Algolia's search service. It implements the part of the REST API that pushing and searching use, and
 * rejects what the service rejects: wrong keys, writing with a search key, records that are too large, filters on
 * attributes not declared for faceting.
 */
export class StubService {
  readonly appId = 'STUBAPP';
  readonly searchKey = 'key-that-may-search';
  readonly adminKey = 'key-that-may-write';
  readonly indexes = new Map<string, StubIndex>();
  /** All requests so far, in order. */
  readonly requests: StubRequest[] = [];
  fault: Fault = () => undefined;
  /** Number of requests until a task is reported as done. The client waits a fifth of a second before the second one. */
  requestsPerTask = 1;
  /** Requests that each task still needs. */
  readonly #tasks = new Map<number, number>();

  /** Tasks that have not yet been reported as done. */
  get openTasks(): number[] {
    return [...this.#tasks.keys()];
  }

  /** Responds to a request, or stays silent if the fault says so. */
  handle(request: StubRequest): StubResponse | 'silence' {
    this.requests.push(request);
    return this.fault(request) ?? this.#refuse(request) ?? this.#answer(request);
  }

  #refuse({ method, path, query, headers }: StubRequest): StubResponse | undefined {
    const appId = headers['x-algolia-application-id'] ?? query['x-algolia-application-id'];
    const key = headers['x-algolia-api-key'] ?? query['x-algolia-api-key'];
    if (appId !== this.appId || (key !== this.searchKey && key !== this.adminKey)) {
      return fail(403, 'Invalid Application-ID or API key');
    }
    const isSearch = method === 'POST' && /\/quer(?:y|ies)$/.test(path);
    return isSearch || key === this.adminKey ? undefined : fail(403, 'Method not allowed with this API key');
  }

  #answer({ method, path, query, body }: StubRequest): StubResponse {
    const [, name = '', action = '', rest = ''] = /^\/1\/indexes\/([^/]+)(?:\/([^/]+)(?:\/(.+))?)?$/.exec(path) ?? [];
    const index = this.indexes.get(name);
    switch (`${method} ${action}`) {
      case 'POST queries': {
        const { requests } = body as { requests: Record<string, unknown>[] };
        const results = requests.map((params) => this.#search(String(params.indexName), params));
        return results.find(({ status }) => status !== 200) ?? ok({ results: results.map((result) => result.body) });
      }
      case 'POST query':
        return this.#search(name, body as Record<string, unknown>);
      case 'POST batch':
        return this.#batch(name, body as { requests: { action: string; body: Record<string, unknown> }[] });
      case 'PUT settings': {
        const target = this.#open(name);
        target.settings = { ...target.settings, ...(body as object) };
        return this.#task();
      }
      case 'POST synonyms': {
        const target = this.#open(name);
        const added = body as readonly unknown[];
        target.synonyms = query.replaceExistingSynonyms === 'true' ? added : [...target.synonyms, ...added];
        return this.#task();
      }
      case 'POST operation':
        return this.#operate(name, body as { operation: string; destination: string; scope?: string[] });
      case 'GET task':
        return this.#readTask(Number(rest));
      case 'DELETE ':
        this.indexes.delete(name);
        return this.#task();
      default:
        return fail(404, index === undefined ? `Index ${name} does not exist` : `No route for ${method} ${path}`);
    }
  }

  #search(name: string, params: Record<string, unknown>): StubResponse {
    const index = this.indexes.get(name);
    return index === undefined ? fail(404, `Index ${name} does not exist`) : ok(searchIndex(name, index, params));
  }

  #batch(name: string, { requests }: { requests: { action: string; body: Record<string, unknown> }[] }): StubResponse {
    const large = requests.find(({ body }) => Buffer.byteLength(JSON.stringify(body)) > recordLimit);
    if (large !== undefined) {
      return fail(400, `Record at the position 0 objectID=${String(large.body.objectID)} is too big.`);
    }
    const { records } = this.#open(name);
    for (const { body } of requests) records.set(String(body.objectID), body);
    return this.#task({ objectIDs: requests.map(({ body }) => body.objectID) });
  }

  #operate(name: string, params: { operation: string; destination: string; scope?: string[] }): StubResponse {
    const source = this.indexes.get(name);
    if (params.operation === 'move') {
      // The service also ignores a source that does not exist.
      if (source !== undefined) {
        this.indexes.set(params.destination, source);
        this.indexes.delete(name);
      }
      return this.#task();
    }
    const has = (part: string): boolean => params.scope === undefined || params.scope.includes(part);
    this.indexes.set(params.destination, {
      records: new Map(params.scope === undefined ? source?.records : []),
      settings: has('settings') ? { ...source?.settings } : {},
      synonyms: has('synonyms') ? [...(source?.synonyms ?? [])] : [],
      rules: has('rules') ? [...(source?.rules ?? [])] : [],
    });
    return this.#task();
  }

  #open(name: string): StubIndex {
    const index = this.indexes.get(name) ?? { records: new Map(), settings: {}, synonyms: [], rules: [] };
    this.indexes.set(name, index);
    return index;
  }

  #task(more: object = {}): StubResponse {
    const taskID = this.requests.length;
    this.#tasks.set(taskID, this.requestsPerTask);
    return ok({ taskID, updatedAt: '2024-01-01T00:00:00.000Z', ...more });
  }

  #readTask(id: number): StubResponse {
    const left = (this.#tasks.get(id) ?? 0) - 1;
    if (left > 0) this.#tasks.set(id, left);
    else this.#tasks.delete(id);
    return ok(left > 0 ? { status: 'notPublished', pendingTask: true } : { status: 'published', pendingTask: false });
  }
}

function ok(body: object): StubResponse {
  return { status: 200, body };
}

function fail(status: number, message: string): StubResponse {
  return { status, body: { message, status } };
}

/** A listening stub: its address in the client's format, and a function that stops it. */
export interface Listening {
  readonly host: { url: string; port: number; protocol: 'http'; accept: 'readWrite' };
  readonly close: () => Promise<void>;
}

/** Makes a stub listen on a free local port. */
export async function listen(service: StubService): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const answer = service.handle({
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: request.headers as Record<string, string>,
      body: await readBody(request),
    });
    if (answer === 'silence') return;
    response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: { url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text === '' ? undefined : JSON.parse(text);
}
