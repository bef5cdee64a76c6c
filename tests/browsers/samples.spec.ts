import { expect, test } from './fixtures';
import type { Reader } from './reader';

/* Samples that run, and explain their names, in browsers that are not based on Chromium. All of them run in Chromium (../e2e/run-all.spec.ts). */
test.describe.configure({ mode: 'default' });

/** Examples of methods: the page of the plugin, the id of the method, and what a line of the panel says at the end. */
const examples: readonly (readonly [page: string, id: string, last: RegExp])[] = [
  ['apis/preferences', 'keys', /^←\{ keys: \['draft-1'\] \}/],
  ['v3/apis/storage', 'get', /^←\{ value: 'dark' \}/],
  ['v2/apis/storage', 'keys', /^←\{ keys: \['draft-1'\] \}/],
  ['apis/filesystem', 'writefile', /^←\{ uri: '\/DATA\/today\.txt' \}/],
  ['v2/apis/filesystem', 'readfile', /^←\{ data: 'TWlsaw==' \}/],
  ['next/apis/filesystem', 'stat', /^←\{ type: 'file', size: \d/],
  ['apis/device', 'getinfo', /^←.*platform: 'web'/],
  ['apis/network', 'getstatus', /^←\{ connected: true/],
  ['apis/app-launcher', 'canopenurl', /^←\{ value: true \}/],
  ['next/apis/cookies', 'getcookies', /^←\{ theme: 'dark' \}/],
];

/** Scrolls to an element, which the driver of WebKit does not do before it presses. */
async function scrollTo(reader: Reader, selector: string): Promise<void> {
  await reader.read((wanted) => document.querySelector(wanted)?.scrollIntoView({ block: 'center' }), selector);
}

for (const [page, id, last] of examples)
  test(`${id} answers on ${page}`, async ({ reader }) => {
    await reader.open(`/docs/${page}`);
    const card = `.api-card:has(> .api-head > #${id})`;
    await scrollTo(reader, `${card} .code-run`);
    await reader.press(`${card} .code-run`, 'Run');
    await reader.see(`${card} .run-panel [role="status"]`, /^(?:Done|Ready)/);
    await reader.see(`${card} .run-lines > li`, last);
    expect(await reader.read(() => document.querySelectorAll('.run-error, .run-rejection').length)).toBe(0);
  });

test('changed code runs, and its types are checked', async ({ reader }) => {
  await reader.open('/docs/apis/preferences');
  const card = '.api-card:has(> .api-head > #set)';
  await scrollTo(reader, card);
  await reader.press(`${card} .code-run`, 'Run');
  await reader.see('.run-panel [role="status"]', 'Done.');
  await scrollTo(reader, '.run-panel');
  await reader.press('.run-panel button', 'Edit');
  await expect.poll(() => reader.read(() => document.activeElement?.classList.contains('run-code'))).toBe(true);
  await reader.type("console.log('typed' * 2); ");
  await reader.press('.run-panel button', 'Run again');
  await reader.see('.run-lines > li', /NaN/);
  await reader.press('.run-panel button', 'Check types');
  await reader.see('.run-problems > li', /Line 1The left-hand side of an arithmetic operation/);
});

test('a sample explains its names', async ({ reader }) => {
  await reader.open('/docs/apis/camera');
  const block = '.api-card:has(> .api-head > #getphoto) code-block';
  // The driver moves the pointer there, and the button comes with it.
  await scrollTo(reader, `${block} .code-run`);
  await reader.press(`${block} .code-run`, 'Run');
  await reader.press(`${block} button`, 'Explain this code');
  await reader.see(`${block} section li`, /Camera\.getPhoto/);
});
