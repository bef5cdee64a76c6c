/** The part of a service worker's global scope that is used here. TypeScript's own types for it conflict with those for pages. */
export interface WorkerScope {
  readonly location: Location;
  readonly clients: { claim: () => Promise<void> };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting: () => Promise<void>;
  addEventListener: <Type extends keyof Events>(type: Type, listener: (event: Events[Type]) => void) => void;
}

interface Events {
  readonly install: WaitingEvent;
  readonly activate: WaitingEvent;
  readonly fetch: FetchEvent;
  readonly message: MessageFromPage;
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A page asks what became of its current version; see `saved-notice.ts`. */
export interface MessageFromPage extends WaitingEvent {
  readonly data: unknown;
  readonly ports: readonly Pick<MessagePort, 'postMessage'>[];
}

/** Event for a request from a page. */
export interface FetchEvent extends WaitingEvent {
  readonly request: Request;
  /** Response that the browser requested while the worker started; undefined in browsers without navigation preload. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** Global scope of the running worker. */
export const scope: WorkerScope = self as unknown as WorkerScope;
