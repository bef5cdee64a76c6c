/** What a compiler says when it is done; https://rspack.rs/api/javascript-api/stats-json. */
export interface Stats {
  readonly toJson: (options: object) => { readonly errors?: readonly { readonly message: string }[] };
}

/** A compiler of Rspack or webpack, as far as it is used here; https://rspack.rs/api/plugin-api/compiler-hooks. */
export interface Compiler {
  readonly hooks: {
    /** Called with the first file that has changed since the last time that all was compiled. */
    readonly invalid: { readonly tap: (name: string, callback: (file: string | null) => void) => void };
    readonly done: { readonly tap: (name: string, callback: (stats: Stats) => void) => void };
    readonly failed: { readonly tap: (name: string, callback: () => void) => void };
  };
}

/** Milliseconds. */
export interface RestTimes {
  /** How long the bundler is given to notice a changed file. */
  readonly notice: number;
  /** How long the browser is given to fetch what was compiled. */
  readonly fetch: number;
  /** The longest that anything waits for the bundler. */
  readonly most: number;
}

export interface BundlerRest {
  /** Listens to the bundler. */
  watch: (compiler: Compiler) => void;
  /** Asks which changed file the bundler is compiling; undefined if it has nothing to do with what has just changed, or is not there yet. */
  ask: () => Promise<string | undefined>;
  /** Waits until what has changed is compiled, and in the browser. */
  wait: () => Promise<void>;
}

const pass = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** @returns what knows whether the bundler has something to do */
export function makeBundlerRest({ notice, fetch, most }: RestTimes): BundlerRest {
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
