import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inputError, projectRoot, readPagePath } from '@capacitor-docs/shared';
import { watchFiles } from '@capacitor-docs/shared/watch-files';
import type { Checker } from './checker';
import type { Format } from './format-findings';
import { startSpeller } from './spelling';

/** Options of the command, by their names. */
type Choices = { readonly [Name in 'fix' | 'github' | 'json' | 'watch']: boolean | undefined };

/**
 * Runs every check of the content without a build.
 *
 * @param paths pages and folders; none for everything
 * @returns the exit code: 1 when there is something to fix
 * @throws a one-line error when there is no such page
 */
export async function checkDocs(paths: readonly string[], { fix, github, json, watch }: Choices): Promise<number> {
  const files = paths.map(readPagePath);
  process.chdir(projectRoot);
  const format: Format = json ? 'json' : github || process.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text';
  // Loading the dictionaries takes as long as all other checks of a page, so a worker thread does it while this one loads the checks.
  const speller = startSpeller();
  speller.warmUp();
  const { createChecker } = await import('./checker');
  const checker = createChecker(speller);
  try {
    if (fix) await fixPages(files);
    const ok = await checkOnce(checker, files, format);
    if (!watch) {
      checker.stop();
      return ok ? 0 : 1;
    }
  } catch (error) {
    checker.stop();
    throw inputError(error instanceof Error ? error.message : String(error));
  }
  watchPages(checker, files, format);
  return 0;
}

/** @returns whether all is well */
async function checkOnce(checker: Checker, files: readonly string[], format: Format): Promise<boolean> {
  const [{ importSidebars }, { formatFindings, summarize }] = await Promise.all([
    import('./placement'),
    import('./format-findings'),
  ]);
  const sidebars = await importSidebars(projectRoot);
  const start = performance.now();
  const { findings, pages } = await checker.check(files, sidebars);
  const text = formatFindings(findings, format);
  if (text !== '') console.log(text);
  if (format !== 'json') console.log(summarize(findings, pages, (performance.now() - start) / 1000));
  return findings.length === 0;
}

async function fixPages(files: readonly string[]): Promise<void> {
  const [{ selectFiles }, { fixForms }, { fixMarkdownStyle }, { SiteReader }] = await Promise.all([
    import('./checker'),
    import('./forms'),
    import('./markdown-style'),
    import('./site'),
  ]);
  const { pages, parts } = new SiteReader().read({});
  const all = [...pages, ...parts];
  for (const { file } of files.length === 0 ? all : selectFiles(all, files)) {
    const text = readFileSync(file, 'utf8');
    const fixed = fixMarkdownStyle({ file, text: fixForms({ file, text }) });
    if (fixed === text) continue;
    writeFileSync(file, fixed);
    console.log(`${file}: fixed`);
  }
}

/** Watches the requested pages, and checks those that change. */
function watchPages(checker: Checker, files: readonly string[], format: Format): void {
  watchFiles(projectRoot, ['docs', 'versioned_docs'], async (changed) => {
    const pages = changed
      .filter((file) => /\.mdx?$/.test(file) && existsSync(file))
      .filter((file) => files.length === 0 || files.some((path) => file.startsWith(path)));
    if (pages.length === 0) return;
    try {
      await checkOnce(checker, pages, format);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  });
  console.log('Watching the pages. Ctrl+C ends it.');
}
