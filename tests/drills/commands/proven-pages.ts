import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocsVersion } from '../../../src/config/versions';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { createContext } from '../../../src/remark/context';
import { listPageFiles } from '../../../src/remark/pages';
import { listShownCodes, listShownCommands, listShownFiles, readTree, type ShownCommand } from './shown-commands';

/** A page, with what it says about commands. */
export interface ProvenPage {
  /** Path from the root of the project. */
  readonly file: string;
  readonly commands: readonly ShownCommand[];
  /** Code in its text, among it the messages. */
  readonly codes: readonly string[];
  /** Files of the native projects that its command writes. */
  readonly files: readonly string[];
}

/** Pages whose commands are run: about the CLI, getting started and updating. */
const folders = /^\/(?:cli|getting-started|updating|(?:android|ios)\/updating)(?:\/|\.)/;

/** Reads the pages of a version whose commands are run. */
export function readProvenPages({ docsDir }: DocsVersion): ProvenPage[] {
  return listPageFiles(docsDir)
    .filter((file) => folders.test(file.slice(docsDir.length)))
    .map((file) => {
      const path = join(projectRoot, file);
      const tree = readTree(readFileSync(path, 'utf8'), createContext(path));
      return {
        file,
        commands: listShownCommands(tree),
        codes: listShownCodes(tree),
        files: listShownFiles(tree),
      };
    });
}

/** The command that a page is about: `sync` of `docs/cli/commands/sync.md`; undefined for other pages. */
export function commandOf(file: string): string | undefined {
  return /\/cli\/(?:commands\/)?([\w-]+)\.mdx?$/.exec(file)?.[1];
}
