/**
 * The process beside `npm start` that checks what is being written: the pages that are open in a browser, and the files that have changed. It is
 * a process of its own, and gives way to others, so that edits are on the screen before they are checked.
 */
import { statSync, watch } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { readOwnSidebars, startChecker } from '../../tools/lib/check-docs.mjs';
import { projectRoot } from '../../tools/lib/project-root.mjs';

/** Milliseconds that the server has to itself after an edit. */
const rest = 400;

/** Lowest but one, in the words of Node. */
const lowPriority = 15;

setPriority(lowPriority);
process.chdir(projectRoot);

/** @type {Set<string>} */
const changed = new Set();
/** @type {readonly string[]} */
let open = [];
/** @type {Promise<import('../../build/checks/checker').Checker> | undefined} */
let checker;
/** @type {NodeJS.Timeout | undefined} */
let timer;
let isBusy = false;
let isAskedAgain = false;

/** @returns {Promise<void>} */
async function check() {
  if (isBusy) {
    isAskedAgain = true;
    return;
  }
  isBusy = true;
  try {
    checker ??= startChecker();
    for (const file of changed) if (!isThere(file)) changed.delete(file);
    const { findings } = await (await checker).checkWriting(open, [...changed], await readOwnSidebars());
    process.send?.({ messages: findings.map(({ check: _, ...message }) => message) });
  } catch (error) {
    process.send?.({ failure: error instanceof Error ? error.message : String(error) });
  }
  isBusy = false;
  if (isAskedAgain) {
    isAskedAgain = false;
    await check();
  }
}

/** @returns {void} */
function checkSoon() {
  clearTimeout(timer);
  timer = setTimeout(check, rest);
}

/**
 * @param {string} file
 * @returns {boolean}
 */
function isThere(file) {
  return statSync(join(projectRoot, file), { throwIfNoEntry: false }) !== undefined;
}

for (const folder of ['docs', 'versioned_docs', 'versioned_sidebars', '.']) {
  watch(join(projectRoot, folder), { recursive: folder !== '.' }, (_event, name) => {
    if (name === null) return;
    const file = folder === '.' ? name : `${folder}/${name.replaceAll('\\', '/')}`;
    if (folder === '.' ? file !== 'sidebars.ts' : !/\.(?:mdx?|json)$/.test(file)) return;
    if (/\.mdx?$/.test(file)) changed.add(file);
    checkSoon();
  });
}

process.on('message', (/** @type {import('./types').Question} */ question) => {
  open = question.open;
  checkSoon();
});

process.on('disconnect', () => process.exit());
