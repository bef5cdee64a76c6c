import type { BuiltFile } from '../../../src/offline/build/read-build';

/** A file of a build that was never made. */
export function makeFile(file: string, text: string): BuiltFile {
  return { file, content: new TextEncoder().encode(text) };
}
