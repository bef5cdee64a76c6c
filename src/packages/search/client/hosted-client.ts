import type { ProvidedAnswer, SearchAnswer, SearchRequest } from './answer';
import type { IndexClient } from './embedded-client';
import { readAnswer } from './read-answer';

/** Time without an answer after which the embedded index is loaded, so that it is ready when `hostedTimeout` runs out, in milliseconds. */
export const doubt = 400;

/** Time that the service has to answer before the embedded index takes over, in milliseconds. */
export const hostedTimeout = 1200;

/** Time for which the service is not used after a failure, in milliseconds. */
export const retryAfter = 60_000;

/**
 * Asks the hosted service, and falls back to the embedded index when the service fails, is slow, or is not used after a
 * failure. When it fails one of several pending requests, the embedded index answers all of them at once.
 *
 * An answer that arrives too late ends the time without the service, but only once until another answer arrives in time:
 * the first request of a visit also sets up the connection, but a service that stays slow would cause delay after delay.
 *
 * @param hosted asks the service, and returns its result as it is
 * @returns a function that rejects when the embedded index can't answer either
 */
export function withFallback(
  hosted: (request: SearchRequest) => Promise<unknown>,
  embedded: IndexClient,
): (request: SearchRequest) => Promise<ProvidedAnswer> {
  const underWay = new Set<() => void>();
  let restUntil = 0;
  let mayEndCooldown = true;

  const askHosted = (request: SearchRequest): Promise<SearchAnswer> =>
    new Promise((resolve, reject) => {
      const timers = [
        setTimeout(() => embedded.warm(request.scope).catch(() => undefined), doubt),
        setTimeout(() => giveUp(), hostedTimeout),
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

      hosted(request)
        .then((result) => readAnswer(result, request))
        .then(
          (answer) => {
            if (end()) {
              mayEndCooldown = true;
              resolve(answer);
            } else if (mayEndCooldown) {
              mayEndCooldown = false;
              restUntil = 0;
            }
          },
          (error) => {
            if (end()) reject(error);
          },
        );
    });

  return async (request) => {
    if (Date.now() >= restUntil) {
      try {
        return { ...(await askHosted(request)), provider: 'hosted' };
      } catch {
        restUntil = Date.now() + retryAfter;
        for (const giveUp of [...underWay]) giveUp();
      }
    }
    return embedded.search(request);
  };
}
