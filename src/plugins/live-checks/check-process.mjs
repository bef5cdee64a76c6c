/**
 * The process that runs the checks while somebody writes. It compiles samples and loads dictionaries, which would slow down the process that serves
 * the pages. It runs with a low priority.
 */
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

const root = fileURLToPath(new URL('../../..', import.meta.url));

// Ends with the server, even if the server ends before everything here is loaded.
process.once('disconnect', () => process.exit());
if (!process.connected) process.exit();
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** @type {typeof import('@capacitor-docs/docs-checks')} */
const { createChecker, importSidebars } = await createJiti(import.meta.url, {
  alias: { '@site': root },
}).import('@capacitor-docs/docs-checks');

const checker = createChecker();

/** @param {import('./reporter').Question} question */
async function answer({ route, changed }) {
  const { findings } = await checker.checkWriting(
    route === undefined ? [] : [route],
    changed,
    await importSidebars(root),
  );
  return findings;
}

process.on('message', (/** @type {import('./reporter').Question} */ question) => {
  answer(question).then(
    (findings) => process.send?.({ findings }),
    (error) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
