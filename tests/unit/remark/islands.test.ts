import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { findIslands } from '../../../src/build/islands/find-islands';
import { findJsonProblem } from '../../../src/build/islands/json-problem';
import { parseMarkdown } from '../../../src/build/markdown/markdown';
import { readUse } from '../../../src/plugins/islands/read-use';
import { mayHaveIslands } from '../../../src/plugins/islands/scan';
import { placeCode, writeList } from '../../../src/plugins/islands/write-list';

const page = { file: join(projectRoot, 'docs/page.md'), root: projectRoot, parse: parseMarkdown };
const components = '@site/tests/fixtures/components';

const find = (text: string) =>
  findIslands(parseMarkdown(text), page).islands.map(
    ({ name, chunk, exported, line, usesSite }) => `${line} ${name} ${chunk}#${exported}${usesSite ? ' site' : ''}`,
  );

describe('islands of a page', () => {
  it.each([
    [`import Counter from '${components}/counter';`, ['1 Counter tests/fixtures/components/counter#default']],
    [`import { Panel as P } from '${components}/panel';`, ['1 P tests/fixtures/components/panel#Panel site']],
    [`import { Plain } from '${components}/panel-parts';`, []],
    [
      `import { Plain } from '${components}/panel-parts';\n\n<Plain client:idle />`,
      ['1 Plain tests/fixtures/components/panel-parts#Plain site'],
    ],
    ["import { useState } from 'react';\n\nexport const A = () => useState(0);", ['3 A docs/page#A']],
    ["import * as R from 'react';\n\nexport function A() { return <b>{R.useState(0)}</b>; }", ['3 A docs/page#A']],
    [
      "import * as R from 'react';\n\nexport const useA = () => R.useState(0);\nexport const B = () => useA()[0];",
      ['4 B docs/page#B'],
    ],
    [
      'export const A = () => <button onClick={() => 1}>x</button>;\nexport const B = () => <p><A /></p>;',
      ['1 A docs/page#A'],
    ],
    ["import Chart from 'some-chart';\n\n<Chart client:load />", ['1 Chart some-chart#default']],
    ["import Chart from 'some-chart';\n\n<Chart />", []],
    ["import Tabs from '@theme/Tabs';\n\n<Tabs />", []],
    ['```js\nimport Counter from "./counter";\n```', []],
  ])('%s', (text, expected) => {
    expect(find(text)).toEqual(expected);
  });
});

describe('pages that are parsed for the browser', () => {
  it.each([
    [`import Counter from '${components}/counter';`, true],
    ['<Chart client:load />', true],
    ['export const A = () => <button onClick={() => 1}>x</button>;', true],
    ["```ts\nimport { A } from './no-such-file';\n```", false],
    ["```ts\nimport { Camera } from '@capacitor/camera';\nexport const a = 1;\n```", false],
    ['[A page](./page.md) and "text".', false],
  ])('%s: %s', (text, expected) => {
    expect(mayHaveIslands(text, page.file, projectRoot)).toBe(expected);
  });
});

describe('properties', () => {
  it.each([
    [1, undefined],
    [{ a: [null, 'x', true, { b: undefined }] }, undefined],
    [() => 1, '“p” is a function'],
    [{ a: [1, () => 1] }, '“p.a[1]” is a function'],
    [new Map(), '“p” is a Map'],
    [Number.NaN, '“p” is NaN'],
    [1n, '“p” is a BigInt'],
    [Symbol('x'), '“p” is a symbol'],
    [[undefined], '“p[0]” is undefined in a list'],
    [{ $$typeof: 1 }, '“p” is an element'],
  ])('%o: %s', (value, expected) => {
    expect(findJsonProblem(value, 'p')).toBe(expected);
  });

  it('are told from what is for the site', () => {
    const given = { start: 1, 'client:idle': true, 'client:line': '7' };
    expect(readUse(given, 'Counter', 'docs/page.md:3')).toEqual({ props: { start: 1 }, condition: 'idle' });
    expect(readUse({}, 'Counter', 'docs/page.md:3').condition).toBe('visible');
  });

  it('that JSON loses stop the build with file and line', () => {
    expect(() => readUse({ of: [() => 1], 'client:line': '7' }, 'Counter', 'docs/page.md:3')).toThrow(
      'docs/page.md:7: <Counter>: its property “of[0]” is a function, and only what JSON can hold reaches the browser.',
    );
  });
});

describe('what the browser gets', () => {
  it('is a chunk for each module, and a module for what a page defines', () => {
    const text = `import Counter from '${components}/counter';\n\nexport const Own = () => <Counter onClick={() => 1} client:load />;`;
    const tree = parseMarkdown(text);
    const found = findIslands(tree, page).islands.map((island) => ({ island, page: page.file, tree }));
    const files = writeList(found, projectRoot);
    expect([...files.keys()]).toEqual(['pages/docs/page.jsx', 'list.js']);
    expect(files.get('list.js')).toContain('webpackChunkName: "i/tests/fixtures/components/counter"');
    expect(files.get('list.js')).toContain('"docs/page#Own": ');
    expect(files.get('pages/docs/page.jsx')).toContain('<Counter onClick={() => 1}  />');
  });

  it('names files from the root of the disk', () => {
    expect(placeCode("import a from './a';\nimport b from 'b';\nexport * from '../c';", '/x/y')).toBe(
      'import a from "/x/y/a";\nimport b from \'b\';\nexport * from "/x/c";',
    );
  });
});
