/** Stands in for `react-loadable` where `routes.tsx` makes routes: the part that Docusaurus uses. */
import Loading from '@theme/Loading';
import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react';

/** How long nothing is shown in the place of what is being loaded, in milliseconds, as `react-loadable` has it. */
const delay = 200;

type LoadableComponent = ComponentType<object> & { preload: () => Promise<unknown> };

interface Options<Loaded> {
  loader: () => Promise<Loaded>;
  render: (loaded: Loaded, props: object) => ReactNode;
}

/** Makes a component that is loaded when it is shown, or before by `preload`; a failure shows with a button to try again. */
export default function makeLoadable<Loaded>({ loader, render }: Options<Loaded>): LoadableComponent {
  let loading: Promise<unknown> | undefined;
  let result: { loaded: Loaded } | { error: unknown } | undefined;

  function load(): Promise<unknown> {
    loading ??= loader().then(
      (loaded) => {
        result = { loaded };
      },
      (error: unknown) => {
        result = { error };
        throw error;
      },
    );
    return loading;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: one for each route, made once.
  function LateComponent(props: object): ReactNode {
    const [attempt, redraw] = useReducer((count: number) => count + 1, 0);
    const [isLate, setIsLate] = useState(false);

    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again.
    useEffect(() => {
      if (result !== undefined) return undefined;
      let isShown = true;
      const timer = setTimeout(() => setIsLate(true), delay);
      const end = () => {
        clearTimeout(timer);
        if (isShown) redraw();
      };
      load().then(end, end);
      return () => {
        isShown = false;
        clearTimeout(timer);
      };
    }, [attempt]);

    if (result !== undefined && 'loaded' in result) return render(result.loaded, props);
    const retry = () => {
      loading = undefined;
      result = undefined;
      redraw();
    };
    return (
      <Loading
        error={result?.error as Error}
        isLoading={result === undefined}
        pastDelay={isLate}
        timedOut={false}
        retry={retry}
      />
    );
  }
  return Object.assign(LateComponent, { preload: load });
}
