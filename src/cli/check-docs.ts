import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readPagePath } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import { watchFiles } from '../build/files/watch-files';
import type { Checker } from '../checks/checker';
import type { Format } from '../checks/report';
import { startSpeller } from '../checks/spelling';
import { nearestName } from '../lib/nearest-name';

const flags = ['--fix', '--github', '--json', '--watch'];

const help = `npm run check:docs [-- files] [-- options]

Checks pages without a build: Markdown, front matter, links, ids, commands, keys, code, spelling. Without files it checks everything.

  files     pages or folders, such as docs/apis/camera.md or docs/ios
  --watch   checks what changes until you press Ctrl+C
  --fix     fixes the Markdown style first, where there is only one way to do it
  --json    prints a list for programs: file, line, column, message, check
  --github  prints annotations; on GitHub Actions it does so by itself
  --help    prints this`;

/**
 * The command `check:docs`: runs every check of the content without a build. The exit code is 1 when there is something to fix.
 */
export async function checkDocs(args: readonly string[]): Promise<void> {
  const options = args.filter((arg) => arg.startsWith('-'));
  const files = args.filter((arg) => !arg.startsWith('-')).map(readPagePath);
  if (options.includes('--help')) {
    console.log(help);
    return;
  }
  const unknown = options.find((option) => !flags.includes(option));
  if (unknown !== undefined) {
    const nearest = nearestName(unknown, flags);
    return fail(
      `Unknown option ${unknown}. ${nearest === undefined ? `Known are ${flags.join(', ')}.` : `Did you mean ${nearest}?`}`,
    );
  }
  process.chdir(projectRoot);
  const format: Format = options.includes('--json')
    ? 'json'
    : options.includes('--github') || process.env.GITHUB_ACTIONS === 'true'
      ? 'github'
      : 'text';
  // Loading the dictionaries takes as long as all other checks of a page, so a worker thread does it while this one loads the checks.
  const speller = startSpeller();
  speller.warmUp();
  const { createChecker } = await import('../checks/checker');
  const checker = createChecker(speller);
  try {
    if (options.includes('--fix')) await fixPages(files);
    const ok = await checkOnce(checker, files, format);
    if (!options.includes('--watch')) {
      process.exitCode = ok ? 0 : 1;
      checker.stop();
      return;
    }
  } catch (error) {
    checker.stop();
    return fail(error instanceof Error ? error.message : String(error));
  }
  watchPages(checker, files, format);
}

/** @returns whether all is well */
async function checkOnce(checker: Checker, files: readonly string[], format: Format): Promise<boolean> {
  const [{ importSidebars }, { formatFindings, summarize }] = await Promise.all([
    import('../checks/read/import-sidebars'),
    import('../checks/report'),
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
  const [{ selectFiles }, { fixMarkdownStyle }, { SiteReader }] = await Promise.all([
    import('../checks/checker'),
    import('../checks/markdown-style'),
    import('../checks/site'),
  ]);
  const { pages } = new SiteReader().read({});
  for (const { file } of files.length === 0 ? pages : selectFiles(pages, files)) {
    const text = readFileSync(file, 'utf8');
    const fixed = fixMarkdownStyle({ file, text });
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

function fail(line: string): void {
  console.error(line);
  process.exitCode = 1;
}
