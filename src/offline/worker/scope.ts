/** The part of a service worker's surroundings that is used here; TypeScript's own description of it can't stand beside that of pages. */
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
  readonly fetch: AskingEvent;
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface AskingEvent extends WaitingEvent {
  readonly request: Request;
  /** Answer that the browser asked for while the worker started; undefined where it does not do so. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
}

/** The surroundings of the running worker. */
export const scope: WorkerScope = self as unknown as WorkerScope;
