import type { SearchAnswer, SearchRequest } from '@site/src/search/engine/response';
import type { EmbeddedClient } from './embedded-client';
import { readAnswer } from './read-answer';

/** The hosted service, as far as it is needed here; Algolia's `liteClient` is one. */
export interface HostedService {
  search: (query: { requests: SearchRequest[] }) => Promise<{ results: unknown[] }>;
}

/** After this long without an answer the embedded index is loaded, so that it is ready when patience ends; in milliseconds. */
export const doubt = 400;

/** The service has this long to answer before the embedded index takes over, in milliseconds. */
export const patience = 1200;

/** After a failure the service is left alone for this long, in milliseconds. */
export const rest = 60_000;

/** Who gave an answer. */
export type Provider = 'hosted' | 'embedded';

export interface ProvidedAnswer {
  readonly answer: SearchAnswer;
  readonly provider: Provider;
}

/**
 * Asks the hosted service, and the embedded index when the service fails, is slow or rests. When it fails one of several
 * requests that are under way, the embedded index answers all of them at once.
 *
 * An answer that comes too late ends the rest, but only once before the next one in time: the first request of a visit
 * also sets up the connection, while a service that stays slow would keep the reader waiting again and again.
 *
 * @returns rejects when the embedded index can't answer either
 */
export function withFallback(
  hosted: HostedService,
  embedded: EmbeddedClient,
  now: () => number = Date.now,
): (request: SearchRequest) => Promise<ProvidedAnswer> {
  const underWay = new Set<() => void>();
  let restUntil = 0;
  let mayForgive = true;

  const askHosted = (request: SearchRequest): Promise<SearchAnswer> =>
    new Promise((resolve, reject) => {
      const timers = [
        setTimeout(() => embedded.warm(request).catch(() => undefined), doubt),
        setTimeout(() => giveUp(), patience),
      ];
      const end = (): boolean => {
        timers.forEach(clearTimeout);
        return underWay.delete(giveUp);
      };
      const giveUp = (): void => {
        end();
        reject(new Error('The search service does not respond.'));
      };
      underWay.add(giveUp);

      hosted
        .search({ requests: [request] })
        .then(({ results }) => readAnswer(results[0], request))
        .then(
          (answer) => {
            if (end()) {
              mayForgive = true;
              resolve(answer);
            } else if (mayForgive) {
              mayForgive = false;
              restUntil = 0;
            }
          },
          (error) => {
            if (end()) reject(error);
          },
        );
    });

  return async (request) => {
    if (now() >= restUntil) {
      try {
        return { answer: await askHosted(request), provider: 'hosted' };
      } catch {
        restUntil = now() + rest;
        for (const giveUp of [...underWay]) giveUp();
      }
    }
    return { answer: await embedded.search(request), provider: 'embedded' };
  };
}
