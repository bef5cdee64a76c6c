import type { CompilerOptions } from 'typescript';

/** Declarations that code is checked against. */
export interface Declarations {
  /** Folder of the version. Its samples are in it. */
  readonly folder: string;
  readonly options: CompilerOptions;
  /** Texts by their paths. */
  readonly files: Readonly<Record<string, string>>;
}

/** What a version needs to check types: addresses of the compiler and of two files with declarations. */
export interface TypeFiles {
  readonly checker: string;
  readonly library: string;
  readonly packages: string;
}
