import type { BuiltFile } from '../../../src/packages/offline/build/read-build';

/** Creates a file of an imaginary build. */
export function makeFile(file: string, text: string): BuiltFile {
  return { file, content: new TextEncoder().encode(text) };
}
