import type { HiddenLines, Sample } from '../protocol';
import { splitImports } from '../split-imports';

/** Adds the hidden code of a sample to its text, where the build has it too. */
export function addHidden(
  { prepared, types }: Pick<Sample, 'prepared' | 'types'>,
  text: string,
): HiddenLines & { readonly whole: string } {
  const [imports, rest] = splitImports(text);
  const code = prepared ?? types;
  const hidden = code === undefined ? '' : `${code}\n`;
  return { whole: imports + hidden + rest, hiddenAfter: countLines(imports), hiddenLines: countLines(hidden) };
}

/** Finds the sample that a relative path leads to. @returns its own path */
export function findModule(specifier: string, { modules = [] }: Pick<Sample, 'modules'>): string | undefined {
  const [, name] = /^(?:\.\.?\/)+(.+?)(?:\.[jt]s)?$/.exec(specifier) ?? [];
  return modules.find(({ path }) => [`/${name}.ts`, `/${name}/index.ts`].some((end) => `/${path}`.endsWith(end)))?.path;
}

function countLines(text: string): number {
  return text.split('\n').length - 1;
}
