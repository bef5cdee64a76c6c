import { readFileSync, statSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestName } from '../../lib/nearest-name.mjs';
import { projectRoot } from './project-root.mjs';
import { importTypeScript } from './use-typescript.mjs';

/** @typedef {import('../../build/checks/checker').Checker} Checker */
/** @typedef {import('../../build/checks/report').Format} Format */

const flags = ['--fix', '--github', '--json', '--watch'];

const help = `npm run check:docs [-- files] [-- options]

Checks pages without a build: Markdown, front matter, links, ids, commands, keys, code, spelling. Without files it checks everything.

  files     pages or folders, such as docs/apis/camera.md or docs/ios
  --watch   checks what changes until you press Ctrl+C
  --fix     puts the Markdown style right first, where there is only one way to do it
  --json    prints a list for programs: file, line, column, message, check
  --github  prints annotations; on GitHub Actions it does so by itself
  --help    prints this`;

/**
 * The command behind `check-docs.mjs`: runs every check of the content without a build. The exit code is 1 when there is something to mend.
 *
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export async function checkDocs(args) {
  const options = args.filter((arg) => arg.startsWith('-'));
  const files = args.filter((arg) => !arg.startsWith('-'));
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
  /** @type {Format} */
  const format = options.includes('--json')
    ? 'json'
    : options.includes('--github') || process.env.GITHUB_ACTIONS === 'true'
      ? 'github'
      : 'text';
  if (options.includes('--fix')) await fixPages(files);
  const checker = await startChecker();
  try {
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

/** @returns {Promise<Checker>} */
export async function startChecker() {
  const { createChecker } = /** @type {typeof import('../../build/checks/checker')} */ (
    await importTypeScript('src/build/checks/checker.ts')
  );
  return createChecker();
}

/**
 * Reads the sidebars of the unreleased version as they are now.
 *
 * @returns {Promise<unknown>}
 */
export async function readOwnSidebars() {
  const { mtimeMs } = statSync(join(projectRoot, 'sidebars.ts'));
  const { default: sidebars } = /** @type {{ default: unknown }} */ (await importTypeScript(`sidebars.ts?${mtimeMs}`));
  return sidebars;
}

/**
 * @param {Checker} checker
 * @param {readonly string[]} files
 * @param {Format} format
 * @returns {Promise<boolean>} whether all is well
 */
async function checkOnce(checker, files, format) {
  const { formatFindings, summarize } = /** @type {typeof import('../../build/checks/report')} */ (
    await importTypeScript('src/build/checks/report.ts')
  );
  const start = performance.now();
  const { findings, pages } = await checker.check(files, await readOwnSidebars());
  const text = formatFindings(findings, format);
  if (text !== '') console.log(text);
  if (format !== 'json') console.log(summarize(findings, pages, (performance.now() - start) / 1000));
  return findings.length === 0;
}

/**
 * @param {readonly string[]} files
 * @returns {Promise<void>}
 */
async function fixPages(files) {
  const { fixMarkdownStyle } = /** @type {typeof import('../../build/checks/markdown-style')} */ (
    await importTypeScript('src/build/checks/markdown-style.ts')
  );
  const { SiteReader } = /** @type {typeof import('../../build/checks/site')} */ (
    await importTypeScript('src/build/checks/site.ts')
  );
  const { selectFiles } = /** @type {typeof import('../../build/checks/checker')} */ (
    await importTypeScript('src/build/checks/checker.ts')
  );
  const { pages } = new SiteReader().read({});
  for (const { file } of files.length === 0 ? pages : selectFiles(pages, files)) {
    const text = readFileSync(file, 'utf8');
    const fixed = fixMarkdownStyle({ file, text });
    if (fixed === text) continue;
    writeFileSync(file, fixed);
    console.log(`${file}: put right`);
  }
}

/** Milliseconds in which an editor has written all that it saves. */
const rest = 100;

/**
 * Checks again what changes; of other files than pages, which change much, everything that was asked for.
 *
 * @param {Checker} checker
 * @param {readonly string[]} files
 * @param {Format} format
 * @returns {void}
 */
function watchPages(checker, files, format) {
  /** @type {Set<string>} */
  const changed = new Set();
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const check = async () => {
    const pages = [...changed].filter((file) => files.length === 0 || files.some((path) => file.startsWith(path)));
    changed.clear();
    if (pages.length === 0) return;
    try {
      await checkOnce(checker, pages, format);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  };
  for (const folder of ['docs', 'versioned_docs']) {
    watch(join(projectRoot, folder), { recursive: true }, (_event, name) => {
      if (name === null || !/\.mdx?$/.test(name)) return;
      const file = `${folder}/${name.replaceAll('\\', '/')}`;
      if (statSync(join(projectRoot, file), { throwIfNoEntry: false }) !== undefined) changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(check, rest);
    });
  }
  console.log('Watching the pages. Ctrl+C ends it.');
}

/**
 * @param {string} line
 * @returns {void}
 */
function fail(line) {
  console.error(line);
  process.exitCode = 1;
}
