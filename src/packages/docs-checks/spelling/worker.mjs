/** Runs the spell checker in a thread, in parallel with the other checks. Loaded dictionaries are reused for the next files. */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { lint } from 'cspell';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** @typedef {{ file: string, line: number, column: number, message: string }} Problem */

/**
 * Looks for suggestions only if a word is wrong: preparing them takes as long as the check itself.
 *
 * @param {readonly string[]} files paths from the root of the project
 * @returns {Promise<Problem[]>}
 */
async function check(files) {
  const problems = await findUnknown(files, false);
  return problems.length === 0 ? [] : findUnknown([...new Set(problems.map(({ file }) => file))], true);
}

/**
 * @param {readonly string[]} files
 * @param {boolean} showSuggestions
 * @returns {Promise<Problem[]>}
 */
async function findUnknown(files, showSuggestions) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {string[]} */
  const failures = [];
  await lint(
    [...files],
    {
      config: fileURLToPath(new URL('cspell.config.json', import.meta.url)),
      root,
      progress: false,
      summary: false,
      showSuggestions,
    },
    {
      issue({ text, uri = '', row, col, suggestions = [] }) {
        const file = relative(root, uri.startsWith('file:') ? fileURLToPath(uri) : uri).replaceAll('\\', '/');
        const near = suggestions[0] === undefined ? '' : ` Did you mean "${suggestions[0]}"?`;
        const message = `No dictionary has the word "${text}".${near} If it is right, add it to src/packages/docs-checks/spelling/project-words.txt.`;
        problems.push({ file, line: row, column: col, message, isStyle: true });
      },
      error: (message, error) => failures.push(`${message} ${error}`),
    },
  );
  if (failures.length > 0) throw new Error(`The spell checker failed: ${failures.join('; ')}`);
  return problems;
}

parentPort?.on('message', ({ id, files }) => {
  check(files).then(
    (problems) => parentPort?.postMessage({ id, problems }),
    (error) => parentPort?.postMessage({ id, failure: error instanceof Error ? error.message : String(error) }),
  );
});
