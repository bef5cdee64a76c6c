import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readerQueriesFolder, readReaderQueries } from '../../../src/cli/search/learn/reader-queries';
import learnedWords from '../../../src/config/learned-words.json' with { type: 'json' };
import { latestVersion } from '../../../src/config/versions';
import { toPageKey } from '../../../src/lib/moved-pages';
import { listPages } from '../../../src/remark/pages';
import { weightLevels } from '../../../src/search/engine/learned-words';
import { rootOf } from '../../recorded-routes';

const root = mkdtempSync(join(tmpdir(), 'reader-queries-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  const path = join(root, readerQueriesFolder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

describe('the queries of readers', () => {
  it('are read with the page of their file and the others that answer them', () => {
    write('apis/camera.txt', 'pick a photo\n\nsave a photo || /apis/filesystem /plugins/community\n');
    write('index.txt', 'what is this\n');
    expect(readReaderQueries(root)).toEqual([
      { query: 'pick a photo', keys: ['/apis/camera'] },
      { query: 'save a photo', keys: ['/apis/camera', '/apis/filesystem', '/plugins/community'] },
      { query: 'what is this', keys: ['/'] },
    ]);
  });

  it('say which line is wrong', () => {
    write('apis/camera.txt', 'pick a photo\nsave a photo || apis/filesystem\n');
    expect(() => readReaderQueries(root)).toThrow(
      `${readerQueriesFolder}/apis/camera.txt:2: apis/filesystem is no page. Write addresses such as /apis/camera after the two bars.`,
    );
    expect(() => readReaderQueries(join(root, 'none'))).toThrow(
      `${readerQueriesFolder}/ is missing. Get it from the repository.`,
    );
  });

  const latest = new Set(
    listPages().flatMap(({ route, version }) => {
      return version === latestVersion.name ? [toPageKey(route, rootOf(version))] : [];
    }),
  );
  const queries = readReaderQueries();

  it('are about pages of the latest version', () => {
    expect([...new Set(queries.flatMap(({ keys }) => keys))].filter((key) => !latest.has(key))).toEqual([]);
    expect(Object.keys(learnedWords).filter((key) => !latest.has(key))).toEqual([]);
  });

  it('are each there once, in ASCII, and short enough to be typed', () => {
    const seen = new Set<string>();
    const wrong = queries.filter(({ query }) => {
      const isRepeated = seen.has(query.toLowerCase());
      seen.add(query.toLowerCase());
      return isRepeated || !/^[ -~]{2,200}$/.test(query);
    });
    expect(wrong).toEqual([]);
  });

  it('were learned from: weights are whole numbers that the index can hold', () => {
    const weights = Object.values(learnedWords).flatMap((entry) => entry.split(' ').map((pair) => pair.split(':')[1]));
    expect(weights.length).toBeGreaterThan(4000);
    expect(weights.filter((weight) => !(Number(weight) > 0 && Number(weight) < weightLevels))).toEqual([]);
  });
});
