/** A route as far as loading is concerned. */
export interface LoadableRoute {
  /** A component that is loaded late has a function `preload`. */
  readonly component?: unknown;
  readonly routes?: readonly LoadableRoute[] | undefined;
}

interface LateComponent {
  preload: () => unknown;
}

function isLate(component: unknown): component is LateComponent {
  const canHold = (typeof component === 'object' && component !== null) || typeof component === 'function';
  return canHold && 'preload' in component && typeof component.preload === 'function';
}

export interface FailureOptions {
  /** Whether the first page has come to life already. */
  readonly hasHydrated: () => boolean;
  readonly warn: (error: unknown) => void;
  /** Loads the awaited page as a whole when that helps; false when it does not. */
  readonly loadNormally: () => Promise<boolean>;
}

/**
 * Changes how routes load: a failure becomes a warning. Afterwards the page shows its own error with a Retry button. While the first page
 * loads there is something better to show, the page that the server sent: such a failure never ends loading, so that page stays.
 *
 * @param routes all routes; their components are changed in place
 */
export function softenFailures(routes: readonly LoadableRoute[], options: FailureOptions): void {
  for (const { component, routes: children } of routes) {
    if (isLate(component)) {
      const { preload } = component;
      component.preload = () =>
        Promise.resolve(preload()).catch(async (error: unknown) => {
          options.warn(error);
          // Whoever waits goes on waiting, with the old page, until the new one takes its place.
          if (!options.hasHydrated() || (await options.loadNormally())) return new Promise<never>(() => {});
          return undefined;
        });
    }
    if (children !== undefined) softenFailures(children, options);
  }
}
