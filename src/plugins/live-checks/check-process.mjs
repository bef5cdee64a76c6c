/**
 * The process that makes the checks while somebody writes: it compiles samples and loads dictionaries, for which the process that shows the pages
 * has no time. Whatever else runs on the machine comes first.
 */
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { createJiti } from 'jiti';

// The server has ended, perhaps before all of this is loaded.
process.once('disconnect', () => process.exit());
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/** @type {typeof import('./answer')} */
const { answer } = await createJiti(import.meta.url, {
  alias: { '@site': fileURLToPath(new URL('../../..', import.meta.url)) },
}).import('./answer.ts');

process.on('message', (/** @type {import('./answer').Question} */ question) => {
  answer(question).then(
    (findings) => process.send?.({ findings }),
    (error) => process.send?.({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
