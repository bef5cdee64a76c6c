import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { toCloudflareRoutes, toCloudflareWorker, toNetlifyFunction } from '../../../src/build/hosting/edge-markdown';
import { toVercelFiles } from '../../../src/build/hosting/platforms';
import { exampleHosting } from './example';

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
};

function answer(request: Request | URL): Response {
  const { pathname } = new URL(request instanceof URL ? request : request.url);
  const text = files[pathname];
  return new Response(text ?? 'not found', { status: text === undefined ? 404 : 200 });
}

const ask = (path: string, accept: string, method = 'GET'): Request =>
  new Request(`https://example.com${path}`, { method, headers: { accept } });

const expectations: readonly (readonly [path: string, accept: string, text: string])[] = [
  ['/docs/apis/camera', 'text/markdown', '# Camera'],
  ['/docs/apis/camera/', 'text/html;q=0.5, Text/Markdown;q=1', '# Camera'],
  ['/docs/', 'text/markdown', '# Docs'],
  ['/docs/apis/camera', 'text/html, */*', '<h1>Camera</h1>'],
  ['/docs/apis/camera', 'text/html, text/markdown;q=0', '<h1>Camera</h1>'],
  ['/docs/search', 'text/markdown', '<h1>Search</h1>'],
  ['/docs/nothing', 'text/markdown', 'not found'],
];

describe('the worker for Cloudflare Pages', () => {
  it.each(expectations)('answers %s for %s', async (path, accept, text) => {
    interface Worker {
      default: { fetch(request: Request, env: object): Promise<Response> };
    }
    const { default: worker } = await load<Worker>('worker.mjs', toCloudflareWorker('/docs/'));
    const response = await worker.fetch(ask(path, accept), {
      ASSETS: { fetch: async (request: Request) => answer(request) },
    });
    expect(await response.text()).toBe(text);
    expect(response.headers.get('vary')).toBe(text.startsWith('#') ? 'Accept' : null);
  });

  it('is asked for pages only', () => {
    const routes = JSON.parse(toCloudflareRoutes('/docs/'));
    expect(routes.include).toEqual(['/docs/*']);
    expect(routes.exclude).toContain('/docs/assets/*');
  });
});

describe('the function for Netlify', () => {
  it.each(expectations)('answers %s for %s', async (path, accept, text) => {
    vi.stubGlobal('fetch', async (address: URL) => answer(address));
    interface Edge {
      default: (request: Request, context: object) => Promise<Response>;
      config: { path: string };
    }
    const edge = await load<Edge>('netlify.mjs', toNetlifyFunction('/docs/'));
    const request = ask(path, accept);
    const response = await edge.default(request, { next: async () => answer(request) });
    const page = text.startsWith('#') ? text : (files[path] ?? 'not found');
    expect(await response.text()).toBe(page);
    expect(edge.config.path).toBe('/docs/*');
  });
});

describe('Vercel', () => {
  const files = ['apis/camera/index.html', 'apis/camera.md', 'search/index.html', 'v2/apis/index.html', 'v2/apis/a.md'];
  const { redirects } = JSON.parse(toVercelFiles(exampleHosting, [], files)['vercel.json'] ?? '') as {
    redirects: { source: string; destination: string; has?: { key: string; value: string }[] }[];
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
    for (const { has } of rules) {
      expect(has).toEqual([{ type: 'header', key: 'accept', value: '(.*)text/markdown(.*)' }]);
    }
  });
});
