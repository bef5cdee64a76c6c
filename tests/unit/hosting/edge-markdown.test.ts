import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { toCloudflareRoutes, toCloudflareWorker, toNetlifyFunction } from '../../../src/build/hosting/edge-markdown';
import { toVercelFiles } from '../../../src/build/hosting/platforms';
import { acceptHeaders, exampleHosting, guessedAddresses } from './example';

const folder = mkdtempSync(join(tmpdir(), 'edge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllGlobals());

/** Loads the text of a module like the platform does, as a single file without any others next to it. */
async function load<Module>(name: string, text: string): Promise<Module> {
  const file = join(folder, name);
  writeFileSync(file, text);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

/** All files of a site, by path. */
const files: Readonly<Record<string, string>> = {
  '/docs/': '<h1>Docs</h1>',
  '/docs/index.md': '# Docs',
  '/docs/apis/camera': '<h1>Camera</h1>',
  '/docs/apis/camera.md': '# Camera',
  '/docs/search': '<h1>Search</h1>',
  '/docs/v2/apis.md': '# APIs',
  '/docs/v2/apis/index.md': '# A page named index',
};

function answer(request: Request | URL): Response {
  const { pathname } = new URL(request instanceof URL ? request : request.url);
  const text = files[pathname];
  return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 });
}

const ask = (path: string, accept: string, method = 'GET'): Request =>
  new Request(`https://example.com${path}`, { method, headers: { accept } });

const expectations: readonly (readonly [path: string, accept: string, text: string])[] = [
  ...acceptHeaders.map(
    ([accept, isMarkdown]) => ['/docs/apis/camera', accept, isMarkdown ? '# Camera' : '<h1>Camera</h1>'] as const,
  ),
  ['/docs/apis/camera/', 'text/markdown', '# Camera'],
  ['/docs/', 'text/markdown', '# Docs'],
  ['/docs/search', 'text/markdown', '<h1>Search</h1>'],
  ['/docs/nothing', 'text/markdown', 'not found'],
];

const guesses: readonly (readonly [path: string, text: string])[] = [
  ...guessedAddresses.map(([guessed, markdown]) => [guessed, files[markdown] ?? ''] as const),
  ['/docs/v2/apis/index.md', '# A page named index'],
  ['/docs/nothing/index.md', 'not found'],
];

describe('the worker for Cloudflare Pages', () => {
  interface Worker {
    default: { fetch(request: Request, env: object): Promise<Response> };
  }
  const respond = async (request: Request): Promise<Response> => {
    const { default: worker } = await load<Worker>('worker.mjs', toCloudflareWorker('/docs/'));
    return worker.fetch(request, { ASSETS: { fetch: async (asked: Request) => answer(asked) } });
  };

  it.each(expectations)('answers %s for %s', async (path, accept, text) => {
    const response = await respond(ask(path, accept));
    expect(await response.text()).toBe(text);
    expect(response.headers.get('vary')).toBe(text.startsWith('#') ? 'Accept' : null);
  });

  it.each(guesses)('answers the guess %s with the Markdown, if there is no such file', async (path, text) => {
    expect(await (await respond(ask(path, '*/*'))).text()).toBe(text);
    expect((await respond(ask(path, '*/*', 'POST'))).status).toBe(path in files ? 200 : 404);
  });

  it('is asked for pages only', () => {
    const routes = JSON.parse(toCloudflareRoutes('/docs/'));
    expect(routes.include).toEqual(['/docs/*']);
    expect(routes.exclude).toContain('/docs/assets/*');
  });
});

describe('the function for Netlify', () => {
  const respond = async (request: Request): Promise<Response> => {
    vi.stubGlobal('fetch', async (address: URL) => answer(address));
    interface Edge {
      default: (request: Request, context: object) => Promise<Response>;
      config: { path: string };
    }
    const edge = await load<Edge>(
      'netlify.mjs',
      toNetlifyFunction('/docs/', [['/docs/run/v4/', { 'X-Frame': 'own' }]]),
    );
    expect(edge.config.path).toBe('/docs/*');
    return edge.default(request, { next: async () => answer(request) });
  };

  it.each(expectations)('answers %s for %s', async (path, accept, text) => {
    const page = text.startsWith('#') ? text : (files[path] ?? 'not found');
    expect(await (await respond(ask(path, accept))).text()).toBe(page);
  });

  it.each([
    ['/docs/run/v4/', 'own'],
    ['/docs/run/v4/index.html', 'own'],
    ['/docs/run/files/core.js', null],
    ['/docs/apis/camera', null],
  ])('sends %s with the headers of its folder', async (path, value) => {
    expect((await respond(ask(path, 'text/html'))).headers.get('x-frame')).toBe(value);
  });

  it.each(guesses)('answers the guess %s with the Markdown, if there is no such file', async (path, text) => {
    expect(await (await respond(ask(path, '*/*'))).text()).toBe(text);
  });
});

describe('Vercel', () => {
  const files = ['apis/camera/index.html', 'apis/camera.md', 'search/index.html', 'v2/apis/index.html', 'v2/apis/a.md'];
  const { redirects, rewrites } = JSON.parse(toVercelFiles(exampleHosting, [], files)['vercel.json'] ?? '') as {
    redirects: { source: string; destination: string; has?: { key: string; value: string }[] }[];
    rewrites: { source: string; destination: string }[];
  };

  /** Returns where Vercel redirects a program that accepts Markdown: the first rule whose source matches wins. */
  const findTarget = (path: string): string | undefined =>
    redirects.find(({ source }) => new RegExp(`^${source.replace(/:\w+/, '')}$`).test(path))?.destination;

  it('sends programs that ask for Markdown to its address, where a page has it', () => {
    expect(findTarget('/docs/apis/camera')).toBe('/docs/:page.md');
    expect(findTarget('/docs/v2/apis/a')).toBe('/docs/:page.md');
    expect([findTarget('/docs/search'), findTarget('/docs/v2/apis')]).toEqual([undefined, undefined]);
  });

  it('redirects old addresses first, so that no program is sent to a file that does not exist', () => {
    expect(findTarget('/docs/apis/storage')).toBe('/docs/apis/preferences');
  });

  it('sends only programs that ask for Markdown there', () => {
    const rules = redirects.filter(({ has }) => has !== undefined);
    expect(rules.map(({ destination }) => destination)).toEqual(['/docs/index.md', '/docs/:page.md']);
    // Vercel can't compare weights. It takes HTML to be preferred unless Markdown has the full weight.
    const uncertain = [
      'text/html;q=0.75 , text/markdown; charset=utf-8; q=0.8',
      '*/*;q=0.001, text/markdown;q=0.01',
      'text/html;level=1;q=0.8, text/markdown;q=0.80',
    ];
    for (const { has } of rules) {
      expect(has).toMatchObject([{ type: 'header', key: 'accept' }]);
      const pattern = new RegExp(`^${has?.[0]?.value}$`, 'i');
      for (const [accept, isMarkdown] of acceptHeaders)
        expect(pattern.test(accept), accept).toBe(isMarkdown && !uncertain.includes(accept));
    }
  });

  it('rewrites the addresses that programs guess, which it does only if there is no such file', () => {
    const rewrite = (path: string): string | undefined =>
      rewrites
        .map(({ source, destination }) => {
          const pattern = source.replace(/\/:(\w+)\(/g, '/(?<$1>');
          const found = new RegExp(`^${pattern}$`).exec(path);
          return found === null ? undefined : destination.replace(/:page/, found.groups?.page ?? '');
        })
        .find((target) => target !== undefined);
    for (const [guessed, markdown] of guessedAddresses) expect(rewrite(guessed), guessed).toBe(markdown);
    for (const path of ['/docs/apis/camera.md', '/docs/apis/camera/other.md', '/docs/apis/camera'])
      expect(rewrite(path), path).toBeUndefined();
  });
});
