/** The compilers of the frameworks: how to run each, and how to parse its errors. */
import type { Framework } from '../../src/config/frameworks';

/** An error reported by a compiler. */
export interface Diagnostic {
  /** Relative to the folder that the compiler ran in. */
  readonly path: string;
  /** Starts at 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Compiler {
  /** Name of its program in the packages of this folder. */
  readonly program: string;
  readonly args: readonly string[];
  /** Content of `tsconfig.json` for this compiler, except for `files`. */
  readonly settings: object;
  readonly read: (output: string) => Diagnostic[];
}

/** Compiler options for all samples, whatever the framework. */
export const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  noImplicitReturns: true,
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  moduleDetection: 'force',
  isolatedModules: true,
  lib: ['ES2022', 'DOM', 'DOM.Iterable'],
  types: ['vite/client'],
};

const project = ['--project', 'tsconfig.json'];

export const compilers: Readonly<Record<Framework, Compiler>> = {
  react: {
    program: 'typescript/bin/tsc',
    args: [...project, '--pretty', 'false'],
    settings: { compilerOptions: { ...compilerOptions, jsx: 'react-jsx' } },
    read: readTypeScript,
  },
  vue: {
    program: 'vue-tsc/bin/vue-tsc.js',
    args: [...project, '--pretty', 'false'],
    settings: {
      compilerOptions: { ...compilerOptions, jsx: 'preserve', jsxImportSource: 'vue' },
      vueCompilerOptions: { strictTemplates: true },
    },
    read: readTypeScript,
  },
  angular: {
    program: '@angular/compiler-cli/bundles/src/bin/ngc.js',
    args: project,
    settings: {
      compilerOptions,
      angularCompilerOptions: {
        strictTemplates: true,
        strictInjectionParameters: true,
        strictInputAccessModifiers: true,
        extendedDiagnostics: { defaultCategory: 'error' },
      },
    },
    read: readAngular,
  },
  svelte: {
    program: 'svelte-check/bin/svelte-check',
    args: ['--tsconfig', 'tsconfig.json', '--output', 'machine-verbose', '--fail-on-warnings'],
    settings: { compilerOptions: { ...compilerOptions, types: ['vite/client', '@sveltejs/kit'] } },
    read: readSvelte,
  },
};

/** Parses lines like `src/App.tsx(3,5): error TS2339: …`. Indented lines below belong to the message. */
function readTypeScript(output: string): Diagnostic[] {
  return [...output.matchAll(/^(\S.*)\((\d+),(\d+)\): error (TS\d+): (.*(?:\n[ \t]+.*)*)/gm)].map(
    ([, path = '', line, column, code, text = '']) => ({
      path,
      line: Number(line),
      column: Number(column),
      message: `${joinLines(text)} (${code})`,
    }),
  );
}

/** Parses colored lines like `src/app.ts:3:5 - error NG8001: …`, with the line of code below. */
function readAngular(output: string): Diagnostic[] {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the marks that color text in a terminal begin with one
  const plain = output.replaceAll(/\u001b\[[\d;]*m/g, '');
  return [...plain.matchAll(/^(\S.*):(\d+):(\d+) - error ((?:TS|NG)-?\d+): (.*)/gm)].map(
    ([, path = '', line, column, code, text = '']) => ({
      path,
      line: Number(line),
      column: Number(column),
      message: `${text.trim()} (${code})`,
    }),
  );
}

/** Parses lines with a timestamp and a JSON object each, in which line numbers start at 0. */
function readSvelte(output: string): Diagnostic[] {
  return [...output.matchAll(/^\d+ (\{.*\})$/gm)].map(([, json = '']) => {
    const { filename, start, message, code } = JSON.parse(json) as {
      filename: string;
      start: { line: number; character: number };
      message: string;
      code?: string | number;
    };
    return {
      path: filename,
      line: start.line + 1,
      column: start.character + 1,
      message: code === undefined ? joinLines(message) : `${joinLines(message)} (${code})`,
    };
  });
}

function joinLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
}
