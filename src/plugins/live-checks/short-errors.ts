/** Errors of the bundler without their stacks. */
import { findPageErrors, namePaths, removeColours } from '../../build/errors/page-errors';
import type { Compiler } from '../edits-first/bundler-rest';

/** An error as statistics of the bundler have it; https://rspack.rs/api/javascript-api/stats-json#rspackerror. */
export interface StatsError {
  readonly message: string;
  readonly moduleName?: string;
  readonly stack?: string;
  readonly details?: string;
}

interface StatsFactory {
  readonly hooks: {
    readonly result: {
      readonly for: (kind: 'error') => {
        readonly tap: (name: string, callback: (error: StatsError) => StatsError) => void;
      };
    };
  };
}

export interface Compilation {
  readonly hooks: {
    readonly statsFactory: { readonly tap: (name: string, callback: (factory: StatsFactory) => void) => void };
  };
}

/** A compiler of Rspack or webpack that makes such statistics. */
export interface CountingCompiler extends Compiler {
  readonly hooks: Compiler['hooks'] & {
    readonly compilation: { readonly tap: (name: string, callback: (compilation: Compilation) => void) => void };
  };
}

/**
 * Has the bundler say its errors in one line each, wherever they are shown.
 *
 * @param root absolute path of the project
 */
export function shortenErrors({ hooks }: CountingCompiler, root: string): void {
  const name = 'short-errors';
  hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.statsFactory.tap(name, (factory) => {
      factory.hooks.result.for('error').tap(name, (error) => shortenError(error, root));
    });
  });
}

/** One line with the place: as the project's own checks and the Markdown compiler say it, else the first line of what the bundler says. */
export function shortenError({ stack, details, ...error }: StatsError, root: string): StatsError {
  const { message, moduleName = '' } = error;
  const [found] = findPageErrors(message, root);
  if (found !== undefined) return { ...error, message: found };
  const lines = namePaths(removeColours(message), root).split('\n');
  const reasons = lines.map((line) => line.replace(/^[\s×│╰─▶]+/, '').trim());
  const reason = reasons.find((line) => line !== '' && !/^(?:Module build failed|Module parse failed)/.test(line));
  const place = moduleName.replace(/^\.\//, '');
  return { ...error, message: reason?.startsWith(`${place}:`) ? reason : `${place}: ${reason ?? message}` };
}
