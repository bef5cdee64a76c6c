import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fillFrontMatter, usageOf } from '@capacitor-docs/reference';
import { projectRoot } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import { checkPageText } from '../build/checks/check-page-text';
import { docsVersions, type VersionName } from '../config/versions';
import { type PageContext, problemAt } from './context';
import { type FlowNode, inlineCode, link, table } from './nodes';

/** Names of pages that differ from the name of their command. */
const pageNames: Record<string, string> = { ls: 'list', 'plugin:generate': 'plugin-generate' };

/** Expands `::cli-list`: every public command with a link to its page. Used on `cli/index.md`. */
export function expandCliList(directive: LeafDirective, context: PageContext): FlowNode[] {
  const folder = context.version === 'v2' ? '' : 'commands/';
  const docsDir = docsVersions.find(({ name }) => name === context.version)?.docsDir ?? '';
  const rows = context.reference.cli.commands
    .filter(({ hidden }) => !hidden)
    .map((command) => {
      const page = `${folder}${pageNames[command.name] ?? command.name}.md`;
      const file = path.join(projectRoot, docsDir, 'cli', page);
      if (!existsSync(file)) {
        throw problemAt(directive, context, `The command "${command.name}" has no page: write ${docsDir}/cli/${page}.`);
      }
      return { cells: [link(`./${page}`, inlineCode(usageOf(command))), readDescription(file, context.version)] };
    });
  return [table(['Command', 'What for'], rows)];
}

/** Reads the one-line description in a page's front matter. Empty if it has none. @param file absolute path of the page */
function readDescription(file: string, version: VersionName): string {
  const { description } = fillFrontMatter(checkPageText(readFileSync(file, 'utf8')).frontMatter, version);
  return typeof description === 'string' ? description : '';
}
