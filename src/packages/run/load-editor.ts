import files from '@generated/run/default/editor.json';
import { basePath } from '../../config/base-path';
import { runFolder } from './addresses';

const addressOf = (file: string): string => `${basePath}${runFolder}/${file}`;

/** Address of the script that reads changed code. */
export const compilerAddress = addressOf(files.compiler);

/** Loads the editor. It is no chunk of the pages, because each name of a chunk is in the script that all of them load first. */
export function loadEditor(): Promise<typeof import('./edit/index')> {
  const request = addressOf(files.editor);
  return import(/* webpackIgnore: true */ request).catch((error: unknown) => {
    throw Object.assign(new Error(String(error)), { request });
  });
}
