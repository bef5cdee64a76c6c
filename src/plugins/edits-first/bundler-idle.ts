import type { Compiler } from '../../build/bundler-types';

/** Waiting times, in milliseconds. A slow machine compiles a page in two seconds. */
export const times = {
  /** Time for the bundler to notice a changed file. */
  notice: 100,
  /** Time for the browser to fetch what was compiled. */
  fetch: 300,
  /** Longest time to wait for the bundler. */
  most: 5000,
} as const;

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
export function makeBundlerRest(): BundlerIdle {
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
      if (isThere && changed === undefined) await pass(times.notice);
      return changed;
    },
    async wait() {
      if (changed === undefined) return;
      await Promise.race([new Promise<void>((resolve) => waiting.push(resolve)), pass(times.most)]);
      await pass(times.fetch);
    },
  };
}
