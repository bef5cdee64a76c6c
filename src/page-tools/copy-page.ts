import { copyText } from '@site/src/browser/clipboard';
import { showText } from '@site/src/browser/dialog';
import { basePath } from '@site/src/config/versions';
import { toMarkdownAddress } from '@site/src/lib/markdown-address';
import { readPlainText } from './page-facts';

/** Time limit for loading the Markdown, in milliseconds. */
const fetchTimeout = 10_000;

/**
 * @returns address of the Markdown of the present page, which the page itself names, because its own address may have another form
 *   (`…/camera/index.html`). The pages of `npm start` don't name it.
 */
export function findMarkdown(): string {
  const link = document.querySelector('link[rel="alternate"][type="text/markdown"]');
  return link?.getAttribute('href') ?? toMarkdownAddress(window.location.pathname, basePath);
}

/**
 * Copies the page as Markdown, starting with its front matter: title, version, address. Without a connection, and during development, there is
 * no Markdown. Then the text of the page is copied, with the same facts at its beginning.
 *
 * @param say tells the reader the outcome
 */
export async function copyPage(say: (message: string) => void): Promise<void> {
  say('Copying…');
  const markdown = loadMarkdown();
  const text = markdown.then((loaded) => loaded ?? readPlainText());
  try {
    await copyText(text);
    say(
      (await markdown) === undefined ? 'Copied as plain text: the Markdown could not be loaded' : 'Copied as Markdown',
    );
  } catch {
    say('');
    showText(await text);
  }
}

/** @returns undefined when it can't be loaded */
async function loadMarkdown(): Promise<string | undefined> {
  try {
    const answer = await fetch(findMarkdown(), { signal: AbortSignal.timeout(fetchTimeout) });
    const text = await answer.text();
    // A server may respond to an unknown address with a page.
    return answer.ok && text.startsWith('---\n') ? text : undefined;
  } catch {
    return undefined;
  }
}
