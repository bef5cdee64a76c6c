import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../../build/errors/input-error';
import { projectRoot } from '../../../build/files/project-root';

/** Folder of the queries that readers of each page type: `apis/camera.txt` for `/apis/camera`, `index.txt` for `/`. */
export const readerQueriesFolder = 'src/config/reader-queries';

/** A query, with the pages that answer it. */
export interface ReaderQuery {
  readonly query: string;
  /** Addresses below the root of the latest version: the page of the file, then those that are as right. */
  readonly keys: readonly string[];
}

/** Separates a query from the other pages that answer it. */
const separator = ' || ';

/**
 * Reads the queries of all pages.
 *
 * @param root folder of the project
 * @returns files in the order of the alphabet, lines in their order
 * @throws one line for a folder that is missing, or a line with a page that is not an address
 */
export function readReaderQueries(root: string = projectRoot): ReaderQuery[] {
  const folder = join(root, readerQueriesFolder);
  if (!existsSync(folder)) throw inputError(`${readerQueriesFolder}/ is missing. Get it from the repository.`);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.txt'));
  return files.sort().flatMap((file) => {
    const page = `/${file.replaceAll('\\', '/').slice(0, -'.txt'.length)}`;
    const lines = readFileSync(join(folder, file), 'utf8').split('\n');
    return lines.flatMap((line, index): ReaderQuery[] => {
      const [query = '', others = ''] = line.trim().split(separator);
      if (query === '') return [];
      const keys = others.split(' ').filter((key) => key !== '');
      const wrong = keys.find((key) => !key.startsWith('/'));
      if (wrong !== undefined) {
        const place = `${readerQueriesFolder}/${file}:${index + 1}`;
        throw inputError(`${place}: ${wrong} is no page. Write addresses such as /apis/camera after the two bars.`);
      }
      return [{ query, keys: [page === '/index' ? '/' : page, ...keys] }];
    });
  });
}
