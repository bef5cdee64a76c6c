import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPageText, findFieldLine } from '../build/checks/check-page-text';
import { inputError } from '../build/errors/input-error';
import { projectRoot } from '../build/files/project-root';
import { type DocsVersion, latestVersion } from '../config/versions';
import { fillFrontMatter } from '../reference/facts/fill-front-matter';
import { listPageFiles } from './pages';

/** Folder of the pages that belong to no version. */
const otherPages = { docsDir: 'src/pages', name: latestVersion.name };

/**
 * Checks the texts and the front matter of all pages before Docusaurus reads them: it would stop at the first page, and name no line.
 *
 * @throws an error with one line for each mistake, with file and line number
 */
export function checkPages(versions: readonly Pick<DocsVersion, 'docsDir' | 'name'>[]): void {
  const problems = [...versions, otherPages].flatMap(({ docsDir, name }) =>
    listPageFiles(docsDir).flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      const { frontMatter, problems: found } = checkPageText(text);
      const all = [...found];
      fillFrontMatter(frontMatter, name, (field, reason) =>
        all.push({ line: findFieldLine(text, field), reason: `${reason}. Correct it.` }),
      );
      return all.map(({ line, reason }) => `${file}:${line}: ${reason}`);
    }),
  );
  if (problems.length > 0) throw inputError(problems.join('\n'));
}
