/** What a compiler reports when it is done; https://rspack.rs/api/javascript-api/stats-json. */
export interface Stats {
  readonly toJson: (options: object) => { readonly errors?: readonly { readonly message: string }[] };
}

/** The part of a compiler of Rspack or webpack that is used here; https://rspack.rs/api/plugin-api/compiler-hooks. */
export interface Compiler {
  readonly hooks: {
    /** Called with the first file that has changed since everything was last compiled. */
    readonly invalid: { readonly tap: (name: string, callback: (file: string | null) => void) => void };
    readonly done: { readonly tap: (name: string, callback: (stats: Stats) => void) => void };
    readonly failed: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/** Waiting times of the bundler rest, in milliseconds. */
export interface RestTimes {
  /** Time for the bundler to notice a changed file. */
  readonly notice: number;
  /** Time for the browser to fetch what was compiled. */
  readonly fetch: number;
  /** Longest time to wait for the bundler. */
  readonly most: number;
}

export interface BundlerIdle {
  /** Listens to the bundler. */
  watch: (compiler: Compiler) => void;
  /** Returns the changed file that the bundler is compiling; undefined if the latest change does not concern it, or it has not started yet. */
  ask: () => Promise<string | undefined>;
  /** Waits until the changes are compiled and in the browser. */
  wait: () => Promise<void>;
}

const pass = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** @returns an object that tracks whether the bundler is busy */
export function makeBundlerRest({ notice, fetch, most }: RestTimes): BundlerIdle {
  const name = 'bundler-rest';
  let isThere = false;
  let changed: string | undefined;
  const waiting: (() => void)[] = [];
  const end = (): void => {
    changed = undefined;
    for (const resolve of waiting.splice(0)) resolve();
  };
  return {
    watch({ hooks }) {
      isThere = true;
      hooks.invalid.tap(name, (file) => {
        changed = file ?? '';
      });
      hooks.done.tap(name, end);
      hooks.failed.tap(name, end);
    },
    async ask() {
      if (isThere && changed === undefined) await pass(notice);
      return changed;
    },
    async wait() {
      if (changed === undefined) return;
      await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), pass(most)]);
      await pass(fetch);
    },
  };
}
