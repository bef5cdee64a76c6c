import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isHashedName } from '../../src/config/caching';
import { latestVersion, versionNames } from '../../src/config/versions';
import { getCaching, listFiles, readHosting } from '../../src/packages/docs-cli/serve/hosting-file';
import { listRequiredRoutes } from '../recorded-routes';
import { acceptHeaders, guessedAddresses } from '../unit/hosting/example';
import { versionsBetween } from '../versions';
import { type Answer, makeClient, type Send } from './http';
import { debugRoutes } from './required-routes';
import { getNginx, nginxPackages, type RunningServer, startNginx, startServe } from './servers';
import { buildFolder } from './site';

const hosting = readHosting(buildFolder);
const files = listFiles(buildFolder);
const nginx = getNginx();

/** Finds the first file of the build whose name matches. */
function findFile(pattern: RegExp): string {
  const file = files.find((name) => pattern.test(name));
  if (file === undefined) throw new Error(`The build has no file like ${pattern}.`);
  return file;
}

/** Title of the skipped group, which `npm test` prints at the end. */
const notRun = `not run: nginx with brotli is not installed (on Debian: apt-get install ${nginxPackages.join(' ')})`;

const servers: ReadonlyArray<readonly [name: string, isMissing: boolean, start: () => Promise<RunningServer>]> = [
  ['nginx', nginx === undefined, () => startNginx(nginx ?? '', hosting, buildFolder)],
  ['npm run serve', false, startServe],
];

describe.each(servers)('%s', (_name, isMissing, start) => {
  describe.skipIf(isMissing)(isMissing ? notRun : 'serves the build', () => {
    let server: RunningServer | undefined;
    let send: Send;
    let close = () => {};

    beforeAll(async () => {
      server = await start();
      ({ send, close } = makeClient(server.port));
    });

    afterAll(async () => {
      close();
      await server?.stop();
    });

    /** Requests all paths in parallel and lists those with an unexpected response. */
    const findWrong = async (paths: readonly string[], expected: (path: string) => unknown[], read: ReadAnswer) => {
      const answers = await Promise.all(
        paths.map(async (path) => [path, ...read(await send(path, { 'Accept-Encoding': 'br' }))]),
      );
      return answers.filter(([path = '', ...got]) => JSON.stringify(got) !== JSON.stringify(expected(String(path))));
    };

    it('with every route, with and without a slash at the end', async () => {
      const routes = [...versionNames.flatMap(listRequiredRoutes), ...debugRoutes, '/docs/search'];
      expect(routes.length).toBeGreaterThan(487);
      const paths = routes.flatMap((route) => [route, `${route.replace(/\/$/, '')}/`]);
      const read: ReadAnswer = ({ status, headers }) => [status, headers['content-type']];
      expect(await findWrong(paths, () => [200, 'text/html; charset=utf-8'], read)).toEqual([]);
    });

    it('with every redirect, which leads to a page and takes the query along', async () => {
      const { redirects, prefixes } = hosting;
      const expected = new Map<string, [number, string]>([
        ['/', [302, '/docs/']],
        ['/docs', [301, '/docs/']],
        ...prefixes.flatMap(({ from, to, status }): [string, [number, string]][] => [
          [from, [status, `${to}/`]],
          [`${from}/`, [status, `${to}/`]],
          [`${from}/apis/camera`, [status, `${to}/apis/camera`]],
          [`${from}/a%20b%3Fc%0d%0aX=%E2%82%AC`, [status, `${to}/a%20b%3Fc%0d%0aX=%E2%82%AC`]],
        ]),
        // The redirect of a single page takes precedence over the redirect of everything below a prefix.
        ...redirects.flatMap(({ from, to, status }): [string, [number, string]][] => [
          [from, [status, to]],
          [`${from}/`, [status, to]],
        ]),
      ]);
      expect(redirects.length).toBeGreaterThan(90);
      const read: ReadAnswer = ({ status, headers }) => [status, headers.location];
      expect(await findWrong([...expected.keys()], (path) => expected.get(path) ?? [], read)).toEqual([]);
      const withQuery = (path: string) => {
        const [status, location] = expected.get(path.replace('?a=b%20c&d', '')) ?? [];
        return [status, `${location}?a=b%20c&d`];
      };
      const queries = [...expected.keys()].map((path) => `${path}?a=b%20c&d`);
      expect(await findWrong(queries, withQuery, read)).toEqual([]);
      const targets = [...expected.values()].map(([, to]) => to).filter((to) => !to.includes('%'));
      expect(
        await findWrong(
          targets,
          () => [200],
          ({ status }) => [status],
        ),
      ).toEqual([]);
    });

    it('without a redirect for an address in another case', async () => {
      const { redirects, prefixes } = hosting;
      const others = [...redirects, ...prefixes].flatMap(({ from }) => {
        const name = from.slice('/docs/'.length);
        return [`/docs/${name.toUpperCase()}`, `/DOCS/${name}`, `/docs/${name[0]?.toUpperCase()}${name.slice(1)}/`];
      });
      const isOther = (path: string) =>
        ![...redirects, ...prefixes].some(({ from }) => path.replace(/\/$/, '') === from);
      expect(others.filter(isOther).length).toBeGreaterThan(270);
      const read: ReadAnswer = ({ status, headers }) => [status, headers.location];
      expect(await findWrong(others.filter(isOther), () => [404, undefined], read)).toEqual([]);
    });

    it.each([
      ['a page', () => 'apis/camera/index.html', 200],
      ['a script', () => findFile(/^assets\/js\/main\.[0-9a-f]+\.js$/), 200],
      ['a style sheet', () => findFile(/^assets\/css\/.*\.css$/), 200],
      ['a search index', () => findFile(/^search-index\/.*[0-9a-f]\.json$/), 200],
      ['the list of search indexes', () => 'search-index/manifest.json', 200],
      ['a picture', () => 'img/logo.svg', 200],
      ['the sitemap', () => 'sitemap.xml', 200],
      ['the frame of samples', () => `run/${latestVersion.name}/index.html`, 200],
      ['a module of frames', () => findFile(/^run\/files\/core\./), 200],
      ['nothing', () => 'assets/js/gone.0a1b2c3d.js', 404],
      ['a redirect', () => 'apis/storage', 301],
    ])('with the headers of %s', async (_kind, getFile, status) => {
      const file = getFile();
      const answer = await send(`/docs/${file}`);
      expect(answer.status).toBe(status);
      const folder = hosting.folders.find(({ path }) => file.startsWith(path));
      const expected = Object.entries({ ...hosting.headers, ...folder?.headers }).map(([name, value]) => [
        name.toLowerCase(),
        value,
      ]);
      expect(answer.headers).toMatchObject(Object.fromEntries(expected));
      const caching = status === 200 ? getCaching(hosting, file) : hosting.caching.other;
      expect(answer.headers['cache-control']).toBe(caching);
      expect(caching.includes('immutable')).toBe(status === 200 && isHashedName(file));
      expect(answer.headers['access-control-allow-origin']).toBe(/^run\/files\//.test(file) ? '*' : undefined);
      expect(answer.headers.server ?? '').not.toMatch(/\d/);
    });

    it('with the page for unknown paths and status 404', async () => {
      const page = readFileSync(join(buildFolder, hosting.notFound), 'utf8');
      for (const path of ['/docs/no-such-page', '/docs/v3/no/such/page', '/no-such-page', '/docs/404.html']) {
        const { status, headers, readBody } = await send(path);
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
        expect(textOf(readBody())).toBe(page);
      }
      const doubled = ['//', '//docs/', '/docs//', '/docs//apis/camera', '/docs/apis//camera', '/docs/apis/camera//'];
      const redirects = [
        '/docs//apis/storage',
        '/docs/apis/storage//',
        '/docs/v4//example.com',
        '//docs/v4/apis/camera',
      ];
      const compressed = ['br', 'gz'].flatMap((ending) => [
        `/docs/index.html.${ending}`,
        `/docs/apis/camera/index.html.${ending}`,
        `/docs/${findFile(/^assets\/js\/main\./)}.${ending}`,
        `/docs/sitemap.xml.${ending}?a`,
      ]);
      for (const path of [...doubled, ...redirects, ...compressed]) {
        const { status, headers, readBody } = await send(path);
        expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8']);
        expect(textOf(readBody()), path).toBe(page);
        expect([path, headers['cache-control']]).toEqual([path, hosting.caching.other]);
      }
    });

    it('with one word on caching, whatever the status', async () => {
      const script = findFile(/^assets\/js\/main\./);
      const { etag = '' } = (await send(`/docs/${script}`)).headers;
      const far = { Range: 'bytes=999999999-' };
      const { hashed, other } = hosting.caching;
      const answers: [path: string, headers: Record<string, string>, status: number, caching: string][] = [
        [script, {}, 200, hashed],
        [script, { Range: 'bytes=2-5' }, 206, hashed],
        [script, { 'If-None-Match': etag }, 304, hashed],
        [script, far, 416, hashed],
        ['apis/camera', {}, 200, other],
        ['sitemap.xml', { Range: 'bytes=2-5' }, 206, other],
        ['sitemap.xml', far, 416, other],
        ['apis/storage', far, 301, other],
        [`${latestVersion.name}/apis/camera`, {}, 302, other],
        ['gone', {}, 404, other],
      ];
      for (const [path, headers, status, caching] of answers) {
        const answer = await send(`/docs/${path}`, headers);
        // Node joins the values of a duplicate header with a comma.
        expect([path, answer.status, answer.headers['cache-control']]).toEqual([path, status, caching]);
      }
      for (const [path, method] of [
        ['/docs/', 'POST'],
        ['/docs/%zz', 'GET'],
      ] as const)
        expect([path, (await send(path, {}, method)).headers['cache-control']]).toEqual([path, other]);
    });

    it.each(['apis/camera/index.html', findFile(/^assets\/js\/main\./), 'img/logo.svg'])(
      'with %s compressed as the browser takes it',
      async (file) => {
        const original = readFileSync(join(buildFolder, file), 'utf8');
        const answers = await Promise.all(
          ['gzip, deflate, br, zstd', 'gzip', 'identity'].map((encoding) =>
            send(`/docs/${file}`, { 'Accept-Encoding': encoding }),
          ),
        );
        const [brotli, gzip, plain] = answers as [Answer, Answer, Answer];
        expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
        expect(answers.map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
        expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
        expect(String(brotliDecompressSync(brotli.readBody()))).toBe(original);
        expect(String(gunzipSync(gzip.readBody()))).toBe(original);
        expect(textOf(plain.readBody())).toBe(original);
      },
    );

    it('with the Markdown of a page for programs that ask for it', async () => {
      const markdown = { Accept: 'text/markdown, text/html;q=0.8, */*;q=0.1', 'Accept-Encoding': 'identity' };
      const twins = { '/docs/': 'index.md', '/docs/apis/camera': 'apis/camera.md', '/docs/v3/': 'v3.md' };
      for (const [path, file] of Object.entries(twins)) {
        const answer = await send(path, markdown);
        const { vary, 'content-type': type, 'cache-control': caching } = answer.headers;
        expect([answer.status, type, caching], path).toEqual([200, 'text/markdown; charset=utf-8', 'no-cache']);
        expect(vary, path).toMatch(/\bAccept\b(?!-)/);
        expect(textOf(answer.readBody())).toBe(readFileSync(join(buildFolder, file), 'utf8'));
      }
      // Responses for pages without Markdown, files, and unknown addresses do not change.
      const typeOf = async (path: string, accept: string) =>
        (await send(path, { Accept: accept })).headers['content-type'];
      expect(await typeOf('/docs/search', markdown.Accept)).toBe('text/html; charset=utf-8');
      expect(await typeOf('/docs/img/logo.svg', markdown.Accept)).toMatch('image/svg+xml');
      expect((await send('/docs/nothing', markdown)).status).toBe(404);
      for (const [accept, isMarkdown] of acceptHeaders) {
        const type = `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`;
        expect(await typeOf('/docs/apis/camera', accept), accept).toBe(type);
      }
    });

    it('with Markdown and llms.txt where programs guess them', async () => {
      const files = [
        ...guessedAddresses,
        ['/docs/v2/apis/index.md', '/docs/v2/apis/index.md'],
        ['/llms.txt', '/docs/llms.txt'],
      ] as const;
      for (const [guessed, file] of files) {
        const { status, headers, readBody } = await send(guessed);
        const type = `text/${file.endsWith('.txt') ? 'plain' : 'markdown'}; charset=utf-8`;
        expect([guessed, status, headers['content-type']]).toEqual([guessed, 200, type]);
        expect(textOf(readBody())).toBe(readFileSync(join(buildFolder, file.slice('/docs/'.length)), 'utf8'));
      }
      for (const path of ['/docs/nothing/index.md', '/docs/search/.md', '/docs/.hosting.json/.md'])
        expect([path, (await send(path)).status]).toEqual([path, 404]);
    });

    it('without sending again what a browser has', async () => {
      for (const encoding of ['br', 'identity']) {
        const headers = { 'Accept-Encoding': encoding };
        const { etag = '' } = (await send('/docs/apis/camera', headers)).headers;
        const again = await send('/docs/apis/camera', { ...headers, 'If-None-Match': etag });
        expect([again.status, again.readBody().length, again.headers['cache-control']]).toEqual([304, 0, 'no-cache']);
        expect((await send('/docs/apis/camera', { ...headers, 'If-None-Match': '"other"' })).status).toBe(200);
      }
    });

    it('in parts, without a body, and never what would write', async () => {
      const part = await send('/docs/sitemap.xml', { Range: 'bytes=2-5' });
      expect([part.status, textOf(part.readBody())]).toEqual([206, 'xml ']);
      expect((await send('/docs/sitemap.xml', { Range: 'bytes=999999999-' })).status).toBe(416);
      const head = await send('/docs/sitemap.xml', {}, 'HEAD');
      const size = readFileSync(join(buildFolder, 'sitemap.xml')).length;
      expect([head.status, head.headers['content-length'], head.readBody().length]).toEqual([200, String(size), 0]);
      for (const method of ['POST', 'PUT', 'DELETE']) expect((await send('/docs/', {}, method)).status).toBe(405);
    });

    it('with an answer to odd addresses that is neither an error of its own nor a file from outside', async () => {
      for (const [path, allowed] of oddPaths) {
        const { status, readBody } = await send(path);
        expect(allowed, path.slice(0, 60)).toContain(status);
        expect(textOf(readBody()), path.slice(0, 60)).not.toMatch(/root:x?:0|"basePath"/);
      }
      expect((await send('/docs/')).status).toBe(200);
    });
  });
});

type ReadAnswer = (answer: Answer) => unknown[];

function textOf(body: Uint8Array): string {
  return new TextDecoder().decode(body);
}

/** Unusual addresses that nothing links to, and the statuses that a server may return. It may refuse what it does not have to resolve. */
const oddPaths: [string, number[]][] = [
  ['/docs/apis/c%61mera', [200]],
  ['/docs/apis/camera?', [200]],
  ['/docs/apis/camera?a=%00&b=../..', [200]],
  ['/docs/apis/camera/index.html', [200]],
  ['/docs/apis/camera/index.html/', [404]],
  ['/docs/index.html', [200]],
  ...versionsBetween('v2', 'v2').flatMap((name): [string, number[]][] => [
    [`/docs/${name}/android/index`, [200]],
    [`/docs/${name}/android/index/index.html`, [200]],
  ]),
  ['/docs/APIS/Camera', [404]],
  ['/DOCS/', [404]],
  ['/docs/sitemap.xml/', [404]],
  ['//docs/', [404]],
  ['/docs//apis/camera', [404]],
  ['/docs/v4//example.com', [404]],
  ['//example.com/..', [400, 404]],
  ['/docs/./apis/camera', [200, 404]],
  ['/docs/apis/../apis/camera', [200, 404]],
  ['/docs/../../../../etc/passwd', [400, 404]],
  ['/docs/%2e%2e/%2e%2e/%2e%2e/etc/passwd', [400, 404]],
  ['/docs/..%2f..%2f..%2fetc%2fpasswd', [400, 404]],
  ['/docs/..%5c..%5cetc%5cpasswd', [404]],
  ['/docs/v4/..%2f..%2f..%2fetc%2fpasswd', [400, 404]],
  ['/docs/.hosting.json', [404]],
  ['/docs/.git/config', [404]],
  ['/docs/%2ehosting.json', [404]],
  ['/docs/%00', [400, 404]],
  ['/docs/apis/camera%00.html', [400, 404]],
  ['/docs/%', [400, 404]],
  ['/docs/%zz', [400, 404]],
  ['/docs/%E0%A4%A', [400, 404]],
  ['/docs/%C0%AE%C0%AE/', [404]],
  ['/docs/a:b', [404]],
  ['/docs/CON', [404]],
  ['/docs/apis', [200]],
  ['/docs/img', [404]],
  ['/docs/img/', [404]],
  ['/docs/assets/js/', [404]],
  [`/docs/${'a/'.repeat(1000)}`, [404]],
  [`/docs/${'a'.repeat(300)}`, [404]],
  [`/docs/${'a'.repeat(40_000)}`, [400, 404, 414, 431]],
  [`/docs/apis/camera?${'a'.repeat(7000)}`, [200]],
];
