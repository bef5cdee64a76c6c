import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findAll, hasClass, isElement, parseHtml, readAttribute, readText } from '../../src/build/page-text/html-tree';
import { removedLineClass } from '../../src/config/line-marks';
import { docsVersions } from '../../src/config/versions';
import { compileSample } from '../../src/packages/run/edit/compile';
import type { TypeFiles } from '../../src/packages/run/edit/declarations';
import type { Sample } from '../../src/packages/run/protocol';
import { brotliQuality } from '../bench/budgets';
import { buildFolder, listPages, readBuiltFile } from './site';

/* What the build makes of samples that can run. */

const files = readdirSync(join(buildFolder, 'run/files'));

/** Size in bytes, as hosts send it. */
const weigh = (file: string): number =>
  brotliCompressSync(readBuiltFile(`run/files/${file}`), {
    params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality },
  }).length;

/** The samples that pages name, by page. */
const marks = listPages().flatMap(({ file }) =>
  [...readBuiltFile(file).matchAll(/\sdata-run=["']?([^"'>]*)/g)].map(([, mark = '']) => {
    const [version = '', hash = '', index = ''] = mark.split(' ');
    return { file, version, hash, index: Number(index) };
  }),
);

describe('the buttons of samples', () => {
  it('name a version, and a sample that there is', () => {
    expect(marks.length).toBeGreaterThan(docsVersions.length * 50);
    const names = docsVersions.map(({ name }) => name as string);
    for (const { file, version, hash, index } of marks) {
      expect(names, file).toContain(version);
      const samples = JSON.parse(readBuiltFile(`run/files/samples.${hash}.json`)) as Sample[];
      expect(samples[index]?.code.length, file).toBeGreaterThan(20);
      // As a module, for the page in which one of them is alone.
      expect(readBuiltFile(`run/files/samples.${hash}.js`)).toBe(`export default ${JSON.stringify(samples)};\n`);
    }
  });

  it('are on pages of each version', () => {
    expect(new Set(marks.map(({ version }) => version))).toEqual(new Set(docsVersions.map(({ name }) => name)));
  });
});

describe('the frame of a version', () => {
  it.each(docsVersions.map(({ name }) => name))('names files that there are in %s', (version) => {
    const html = readBuiltFile(`run/${version}/index.html`);
    const named = [...html.matchAll(/\/run\/files\/([\w.-]+)"/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(2);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('is light: core, a plugin with its web part and the frame are at most 10 kB, and 25 kB with a database', () => {
    const html = readBuiltFile('run/v4/index.html');
    const findFile = (name: string) => new RegExp(`/(${name}\\.[0-9A-Z]{8}\\.js)"`).exec(html)?.[1] ?? '';
    const listAll = (file: string, seen = new Set<string>()): Set<string> => {
      if (seen.has(file)) return seen;
      seen.add(file);
      for (const [, name = ''] of readBuiltFile(`run/files/${file}`).matchAll(/["']\.\/([\w.-]+\.js)["']/g))
        listAll(name, seen);
      return seen;
    };
    const total = (names: readonly string[]) =>
      [...new Set(names.flatMap((name) => [...listAll(findFile(name))]))].reduce((sum, file) => sum + weigh(file), 0);
    // The frame names the database, which only samples with one load.
    expect(total(['frame', 'core', 'filesystem'])).toBeLessThan(25_000);
  });
});

describe('the editor', () => {
  it('and what reads changed code are in two files that no page and no frame names', () => {
    const own = files.filter((file) => /^(?:editor|compiler)\.[0-9A-Z]{8}\.js$/.test(file));
    expect(own.map((file) => file.split('.')[0])).toEqual(['compiler', 'editor']);
    const names = new RegExp(own.map((file) => file.replaceAll('.', '\\.')).join('|'));
    const documents = [
      ...listPages().map(({ file }) => file),
      ...docsVersions.map(({ name }) => `run/${name}/index.html`),
    ];
    expect(documents.filter((file) => names.test(readBuiltFile(file)))).toEqual([]);
    expect(Math.max(...own.map(weigh))).toBeLessThan(135_000);
  });

  it.each(docsVersions.map(({ name }) => name))('has what checks types in %s', (version) => {
    const list = JSON.parse(readBuiltFile(`run/${version}/types.json`)) as TypeFiles;
    const names = Object.values(list).map((address: string) => address.replace(/^.*\/run\/files\//, ''));
    expect(names.filter((name) => !files.includes(name))).toEqual([]);
    expect(names.reduce((sum, name) => sum + weigh(name), 0)).toBeLessThan(1_100_000);
  });

  it('can run every sample as the page shows it', () => {
    const shown = [...new Set(marks.map(({ file }) => file))].flatMap((file) =>
      listShown(file).map((each) => ({ file, ...each })),
    );
    expect(shown.length).toBe(marks.length);
    const problems = shown.flatMap(({ file, mark: [, hash, index], text }) => {
      const samples = JSON.parse(readBuiltFile(`run/files/samples.${hash}.json`)) as Sample[];
      const sample = samples[Number(index)] as Sample;
      try {
        const { functions } = compileSample(sample, text, 'guard');
        return functions.length === sample.functions.length ? [] : [`${file} ${index}: has other functions`];
      } catch (error) {
        return [`${file} ${index}: ${error}`];
      }
    });
    expect(problems).toEqual([]);
  });
});

/** Lists the samples of a page with their text, without removed lines. */
function listShown(file: string): { mark: string[]; text: string }[] {
  const page = parseHtml(readBuiltFile(file)).filter(isElement);
  const blocks = page.flatMap((element) => findAll(element, ({ tagName }) => tagName === 'code-block'));
  return blocks.flatMap((block) => {
    const [button] = findAll(block, (element) => readAttribute(element, 'data-run') !== undefined);
    const [code] = findAll(block, ({ tagName }) => tagName === 'code');
    if (button === undefined || code === undefined) return [];
    const mark = readAttribute(button, 'data-run')?.split(' ') ?? [];
    return [{ mark, text: readText(code, (element) => hasClass(element, removedLineClass)) }];
  });
}
