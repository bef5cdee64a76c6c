/** Shortens errors of the bundler to one line, without their stacks, and keeps them from being printed twice. */
import { stripVTControlCharacters } from 'node:util';
import { findPageErrors, namePaths } from '@capacitor-docs/shared';
import type { Compiler } from '../../build/bundler-types';

/** An error in the statistics of the bundler; https://rspack.rs/api/javascript-api/stats-json#rspackerror. */
type StatsError = Readonly<Partial<Record<'moduleName' | 'stack' | 'details', string>> & { message: string }>;

/**
 * Makes the bundler report each of its errors in one line, wherever they are shown. Docusaurus gets none, because it would print them beside the
 * reporter.
 *
 * @param root absolute path of the project
 */
export function shortenErrors({ hooks }: Compiler, root: string): void {
  const name = 'short-errors';
  hooks.compilation.tap(name, (compilation) => {
    compilation.hooks.statsPreset.for('errors-warnings').tap(name, (options) => {
      options.errors = false;
    });
    compilation.hooks.statsFactory.tap(name, (factory) => {
      factory.hooks.result.for('error').tap(name, (error) => shortenError(error as StatsError, root) as typeof error);
    });
  });
}

/** Shortens an error to one line with its place: the one from the project's own checks or the Markdown compiler, or else the bundler's first line. */
export function shortenError({ stack, details, ...error }: StatsError, root: string): StatsError {
  const { message, moduleName = '' } = error;
  const [found] = findPageErrors(message, root);
  if (found !== undefined) return { ...error, message: found };
  const lines = namePaths(stripVTControlCharacters(message), root).split('\n');
  const reasons = lines.map((line) => line.replace(/^[\s×│╰─▶]+/, '').trim());
  const reason = reasons.find((line) => line !== '' && !/^(?:Module build failed|Module parse failed)/.test(line));
  const place = moduleName.replace(/^\.\//, '');
  return { ...error, message: reason?.startsWith(`${place}:`) ? reason : `${place}: ${reason ?? message}` };
}
