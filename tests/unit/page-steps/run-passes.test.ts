import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pageSteps, passes } from '../../../src/build/page-steps';
import { FinishedPage, fileOfRoute } from '../../../src/build/page-steps/finished-page';
import { collectSteps, type FinishedSite, type PageStep, runPasses } from '../../../src/build/page-steps/run-passes';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(join(tmpdir(), 'page-steps-'));
});
afterEach(() => rmSync(outDir, { recursive: true }));

const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
const siteOf = (plugins: object[] = []) => ({ outDir, plugins }) as unknown as FinishedSite;

/** Writes pages and runs steps on them. */
async function run(
  order: readonly (readonly string[])[],
  steps: Record<string, PageStep>,
  files = ['a.html', 'b.html'],
) {
  for (const file of files) writeFileSync(join(outDir, file), `<p>${file}`);
  await runPasses(order, new Map(Object.entries(steps)), siteOf(), () =>
    files.map((file) => new FinishedPage(outDir, file)),
  );
}

describe('the steps over the finished pages', () => {
  it('come one after the other, also when one in front takes its time', async () => {
    const seen: string[] = [];
    const slow: PageStep = {
      async begin() {
        await wait(5);
        seen.push('slow begins');
      },
      async page(page) {
        await wait(5);
        page.html += '<b>';
        seen.push(`slow ${page.file}`);
      },
      async end() {
        await wait(5);
        seen.push('slow ends');
      },
    };
    const quick: PageStep = {
      begin: () => void seen.push('quick begins'),
      page: (page) => void seen.push(`quick ${page.html}`),
      end: () => void seen.push(`quick ends ${read('b.html')}`),
    };
    const last: PageStep = { page: (page) => void seen.push(`last ${page.html}`) };
    await run([['slow', 'quick'], ['last']], { last, quick, slow });
    expect(seen).toEqual([
      'slow begins',
      'quick begins',
      'slow a.html',
      'quick <p>a.html<b>',
      'slow b.html',
      'quick <p>b.html<b>',
      'slow ends',
      'quick ends <p>b.html<b>',
      'last <p>a.html<b>',
      'last <p>b.html<b>',
    ]);
  });

  it('stop at the first that fails', async () => {
    const seen: string[] = [];
    const fails: PageStep = {
      async page() {
        await wait(1);
        throw new Error('No.');
      },
    };
    const later: PageStep = { page: () => void seen.push('page'), end: () => void seen.push('end') };
    await expect(run([['fails', 'later']], { fails, later })).rejects.toThrow('No.');
    expect(seen).toEqual([]);
  });

  it('all have a place, and every place has one', async () => {
    await expect(run([['a']], { a: {}, b: {} })).rejects.toThrow('The step `b` has no place');
    await expect(run([['a', 'b']], { a: {} })).rejects.toThrow('No plugin has the step `b`');
    expect(() => collectSteps([{ pageSteps: { a: {} } }, { name: 'x' }, { pageSteps: { a: {} } }])).toThrow(
      'Two plugins have a step `a`.',
    );
  });

  it('are run by the only hook of the site that Docusaurus calls when pages are written, in the order of the list', async () => {
    mkdirSync(join(outDir, 'apis'));
    for (const file of ['index.html', 'apis/index.html', 'data.json']) writeFileSync(join(outDir, file), '');
    const names = passes.flat();
    const begun: string[] = [];
    const pages: string[] = [];
    const plugins = [...names].reverse().map((name) => ({
      name: `plugin of ${name}`,
      pageSteps: {
        [name]: {
          async begin() {
            await wait(names.length - names.indexOf(name));
            begun.push(name);
          },
          page: ({ file }: FinishedPage) => void (name === names[0] && pages.push(file)),
        },
      },
    }));
    await pageSteps().postBuild?.({ ...siteOf(plugins), routesBuildMetadata: {} } as never);
    expect(begun).toEqual(names);
    expect(pages).toEqual(['apis/index.html', 'index.html']);
  });
});

describe('a finished page', () => {
  it('is written when it has changed, and only then', () => {
    writeFileSync(join(outDir, 'a.html'), 'one');
    const page = new FinishedPage(outDir, 'a.html');
    expect(page.html).toBe('one');
    writeFileSync(join(outDir, 'a.html'), 'untouched');
    page.save();
    expect(read('a.html')).toBe('untouched');
    page.html = 'two';
    page.save();
    expect(read('a.html')).toBe('two');
  });

  it('is parsed once, until it changes', () => {
    const html = (text: string) => `<article><div class="theme-doc-markdown"><p>${text}</div></article>`;
    writeFileSync(join(outDir, 'a.html'), html('one'));
    const page = new FinishedPage(outDir, 'a.html');
    const nodes = page.text?.nodes;
    expect(nodes).toHaveLength(1);
    expect(page.text?.nodes).toBe(nodes);
    page.html = html('two');
    expect(page.text?.html).toContain('two');
    expect(page.text?.nodes).not.toBe(nodes);
  });

  it('has its file below its address', () => {
    expect(fileOfRoute('/docs/apis/camera', '/docs/')).toBe('apis/camera/index.html');
    expect(fileOfRoute('/docs/', '/docs/')).toBe('index.html');
    expect(fileOfRoute('/docs/v3/', '/docs/')).toBe('v3/index.html');
  });
});
