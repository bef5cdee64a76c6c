/** The part of js-yaml 4.3.2 that is used here; the package has no types. */
declare module 'js-yaml' {
  /** @throws YAMLException */
  export function load(yaml: string): unknown;
  export interface YAMLException extends Error {
    readonly reason?: string;
    /** Where the parser stopped, with lines from 0. */
    readonly mark?: { readonly line: number };
  }
}
