import { describe, expect, it } from 'vitest';
import { findClientCode } from '../../../src/build/checks/find-client-code';
import { isClientModule } from '../../../src/lib/client-directive.mjs';
import { parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { parseModule, readPageCode } from '../../../src/remark/page-code';

const find = (text: string) => findClientCode(parseModule('module.tsx', text));

describe('code that only works where React runs', () => {
  it.each([
    ["import { useState } from 'react';\nuseState(1);", 'useState', 1],
    ["\nimport { useEffect as later } from 'react';", 'useEffect', 2],
    ["import * as R from 'react';\nconst [a] = R.useReducer(b, 0);", 'useReducer', 2],
    ["const react_1 = require('react');\n(0, react_1.useState)(1);", 'useState', 2],
    ["import useIsBrowser from '@docusaurus/useIsBrowser';", 'useIsBrowser', 1],
    ["import { useColorMode } from '@docusaurus/theme-common';", 'useColorMode', 1],
    ["import { Component } from 'react';\nclass A extends Component<{}> {}", 'a class component', 2],
    ["import React from 'react';\nexport default class extends React.PureComponent {}", 'a class component', 2],
    ['export const A = () => (\n  <button\n    onClick={go}\n  />\n);', 'onClick', 3],
    ['export const A = () => <b {...{ onClick: go }} />;', 'onClick', 1],
    ["import { createElement } from 'react';\ncreateElement('b', { onKeyDown() {} });", 'onKeyDown', 2],
    ['export const A = () => (0, jsx_runtime_1.jsx)("b", { onClick: go });', 'onClick', 1],
  ])('%s', (text, what, line) => {
    expect(find(text)).toEqual({ what, line });
  });

  it.each([
    "// useState(0) onClick={x}\nconst text = 'useState(0)';",
    "import type { useState } from 'react';\ntype A = ReturnType<typeof useState>;",
    "import { useId, useMemo } from 'react';\nuseId(); useMemo(() => 1, []);",
    'const settings = { useState: 1, onClick: 2 };',
    'class A extends Array {}',
    'export const A = ({ once }) => <b className={once}>x</b>;',
  ])('is not in %s', (text) => {
    expect(find(text)).toBeUndefined();
  });
});

describe('the directive', () => {
  it.each([
    ["'use client';\n", true],
    ['/** What it is. */\n// And why.\n"use client"\n', true],
    ["import a from 'a';\n'use client';", false],
    ["const text = `'use client'`;", false],
  ])('%s: %s', (text, expected) => {
    expect(isClientModule(text)).toBe(expected);
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
