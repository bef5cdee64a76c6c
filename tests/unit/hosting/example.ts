import { type Hosting, makeHosting } from '../../../src/build/hosting/hosting';

/** The hosting settings of a small build without hosted search or tag manager. */
export const exampleHosting: Hosting = makeHosting(
  { scripts: ["'sha256-abc='"], styles: [] },
  [
    { from: '/docs/apis/storage', to: '/docs/apis/preferences' },
    { from: '/docs/updating/5-0', to: '/docs/next/updating/5-0' },
  ],
  { searchAppId: 'embedded', hasTagManager: false },
  [
    { path: 'run/files/', headers: { 'Access-Control-Allow-Origin': '*' } },
    { path: 'run/v4/', headers: { 'Content-Security-Policy': "default-src 'none'; sandbox allow-scripts" } },
  ],
);

/** `Accept` headers, and whether the client prefers Markdown to HTML. */
export const acceptHeaders: readonly (readonly [accept: string, prefersMarkdown: boolean])[] = [
  ['text/markdown', true],
  ['text/markdown, text/html, */*', true],
  ['text/html;q=0.5, Text/Markdown;q=1', true],
  ['text/markdown;q=1.0, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1', true],
  ['text/html;q=0.75 , text/markdown; charset=utf-8; q=0.8', true],
  ['*/*;q=0.001, text/markdown;q=0.01', true],
  ['text/html;level=1;q=0.8, text/markdown;q=0.80', true],
  ['', false],
  ['*/*', false],
  ['text/*', false],
  ['text/html, */*', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8', false],
  ['text/html, text/markdown;q=0', false],
  ['text/markdown;q=0.000', false],
  ['text/html, text/markdown;q=0.1', false],
  ['text/markdown;q=0.1, text/html;q=0.9', false],
  ['text/markdown;q=0.8, text/html;q=0.85', false],
  ['text/markdown;q=0.09, text/html;q=0.1', false],
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0.9, */*', false],
  ['text/markdown-extra', false],
];

/** Addresses that programs guess for the Markdown of `/docs/apis/camera` and of the start page, and the Markdown. */
export const guessedAddresses: readonly (readonly [guessed: string, markdown: string])[] = [
  ['/docs/apis/camera/index.md', '/docs/apis/camera.md'],
  ['/docs/apis/camera/index.html.md', '/docs/apis/camera.md'],
  ['/docs/apis/camera/.md', '/docs/apis/camera.md'],
  ['/docs/index.html.md', '/docs/index.md'],
  ['/docs/.md', '/docs/index.md'],
];
