import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import { basePath } from '../../config/versions';

const pagesFolder = join(projectRoot, 'src/pages');

/** Routes of the site that are no pages of a version: the search page and the files of `src/pages`. */
export const otherRoutes: readonly string[] = [
  posix.join(basePath, 'search'),
  ...readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:mdx?|tsx)$/.test(path))
    .map((path) =>
      posix.join(
        basePath,
        path
          .replaceAll('\\', '/')
          .replace(/\.\w+$/, '')
          .replace(/(?:^|\/)index$/, ''),
      ),
    ),
];
