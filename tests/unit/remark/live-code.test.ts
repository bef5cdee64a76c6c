import { describe, expect, it } from 'vitest';
import { findLiveCode, listImports } from '../../../src/build/islands/find-live-code';
import { isLocal } from '../../../src/build/islands/find-live-imports';
import { parseModule, readPageCode } from '../../../src/build/islands/page-code';
import { parseMarkdown } from '../../../src/build/markdown/markdown';

const find = (text: string) => findLiveCode(parseModule('module.tsx', text), isLocal);

describe('code that only works where React runs', () => {
  it.each([
    ["import { useState } from 'react';\nuseState(1);", 'useState', 2],
    ["import { useEffect as later } from 'react';\n\nlater(() => {});", 'useEffect', 3],
    ["import * as R from 'react';\nconst [a] = R.useReducer(b, 0);", 'useReducer', 2],
    ["import React from 'react';\nReact['useState'](0);", 'useState', 2],
    ["import React from 'react';\nconst { useState: keep } = React;", 'useState', 2],
    ["const { useState } = require('react');", 'useState', 1],
    ["const React = require('react');\nReact.useState();", 'useState', 2],
    ["import useIsBrowser from '@docusaurus/useIsBrowser';\nuseIsBrowser();", 'useIsBrowser', 2],
    [
      "import { useColorMode } from '@docusaurus/theme-common';\nexport const A = () => useColorMode();",
      'useColorMode',
      2,
    ],
    ["export { useState } from 'react';", 'useState', 1],
    ["import { Component as Base } from 'react';\nclass A extends Base<{}> {}", 'a class component', 2],
    ["import React from 'react';\nexport default class extends React.PureComponent {}", 'a class component', 2],
    ['export const A = () => (\n  <button\n    onClick={go}\n  />\n);', 'onClick', 3],
    ['export const A = () => <b {...{ onClick: go }} />;', 'onClick', 1],
    ["import { createElement as h } from 'react';\nh('b', { onKeyDown() {} });", 'onKeyDown', 2],
  ])('%s', (text, what, line) => {
    expect(find(text)).toEqual({ what, line });
  });

  it.each([
    "// useState(0) onClick={x}\nconst text = 'useState(0)';",
    "import type { useState } from 'react';\ntype A = ReturnType<typeof useState>;",
    "import { useId, useMemo } from 'react';\nuseId(); useMemo(() => 1, []);",
    'const settings = { useState: 1, onClick: 2 }; settings.useState;',
    "import { useOwn } from './own';\nuseOwn();",
    'class A extends Array {}',
    'export const A = ({ once }) => <b className={once}>x</b>;',
  ])('is not in %s', (text) => {
    expect(find(text)).toBeUndefined();
  });

  it('is looked for in what a module asks for, but not for types', () => {
    const text =
      "import a from './a';\nimport type { B } from './b';\nexport * from './c';\nconst d = () => import('./d');\nrequire(`./e`);";
    expect(listImports(parseModule('module.ts', text))).toEqual(['./a', './c', './d', './e']);
  });
});

describe('the code of a page', () => {
  it('stands in the lines of the page', () => {
    const page = "import A from 'a';\n\n> Text {1} and {2}\n> <A\n>   b={3}\n> />\n\n{\n  4\n}\n";
    const lines = readPageCode(parseMarkdown(page))?.text.split('\n') ?? [];
    expect(lines.map((line, index) => [index + 1, line.match(/\d/g)?.join()]).filter(([, digit]) => digit)).toEqual([
      [3, '1,2'],
      [5, '3'],
      [9, '4'],
    ]);
  });

  it('is none where a page has no code', () => {
    expect(readPageCode(parseMarkdown('Text.'))).toBeUndefined();
  });
});
