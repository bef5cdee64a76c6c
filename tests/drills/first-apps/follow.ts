import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { docsVersions } from '../../../src/config/versions';
import { nearestName } from '../../../src/lib/nearest-name';
import { withTemporaryFolder } from '../../../src/packages/docs-cli/temporary-folder';
import { inputError } from '../../../src/packages/shared/errors/input-error';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { createContext } from '../../../src/remark/context';
import { listPageFiles } from '../../../src/remark/pages';
import { type FollowedPage, followedPages } from './followed-pages';
import { type PageCommand, readCommands } from './read-commands';
import { type Failure, runCommands } from './run-commands';

/** A page of one version, with the commands that a reader enters. */
export interface Walk {
  /** Path from the root of the project. */
  readonly file: string;
  readonly commands: readonly PageCommand[];
}

/** Lists the pages to follow, in each version that has them, newest first. */
export function listWalks(pages: readonly FollowedPage[] = followedPages): Walk[] {
  return docsVersions.flatMap(({ docsDir }) => {
    const files = listPageFiles(docsDir);
    return pages.flatMap((page) => {
      const file = files.find((path) => path.replace(/\.mdx?$/, '') === `${docsDir}/${page.page}`);
      if (file === undefined) return [];
      const path = join(projectRoot, file);
      const commands = readCommands(readFileSync(path, 'utf8'), createContext(path), page);
      return commands === undefined ? [] : [{ file, commands }];
    });
  });
}

/** Says what failed: place, command and the end of its output. */
export function describeFailure(file: string, { line, text, output }: Failure): string {
  return `${file}:${line}  ${text}\n${output.replace(/^(?=.)/gm, '    ')}`;
}

/** Selects the walks through the given pages; all of them without any. */
function select(walks: readonly Walk[], files: readonly string[]): readonly Walk[] {
  const known = [...new Set(walks.map(({ file }) => file))];
  for (const file of files) {
    if (known.includes(file)) continue;
    const near = nearestName(file, known);
    throw inputError(
      `${file} is not in tests/drills/first-apps/followed-pages.ts.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  return files.length === 0 ? walks : walks.filter(({ file }) => files.includes(file));
}

/**
 * Runs the commands of pages, each page in an empty folder.
 *
 * @param pages files to select; none for all pages in `tests/drills/first-apps/followed-pages.ts`
 * @param options `dry-run` only lists the commands; `keep` keeps the folders
 * @returns the exit code: 1 when a command fails
 */
export async function followPages(
  pages: readonly string[],
  { 'dry-run': isDry, keep = false }: { readonly 'dry-run': boolean | undefined; readonly keep: boolean | undefined },
): Promise<number> {
  let failures = 0;
  for (const { file, commands } of select(listWalks(), pages)) {
    if (isDry) {
      console.log([file, ...commands.map(({ line, text }) => `  ${line}: ${text}`)].join('\n'));
      continue;
    }
    const start = Date.now();
    const failure = await withTemporaryFolder(
      'page',
      (folder) => {
        if (keep) console.log(folder);
        return runCommands(commands, folder);
      },
      keep,
    );
    if (failure === undefined) {
      console.log(`${file}: ${commands.length} commands, ${Math.round((Date.now() - start) / 1000)} s`);
    } else {
      failures += 1;
      console.log(describeFailure(file, failure));
    }
  }
  return failures === 0 ? 0 : 1;
}
