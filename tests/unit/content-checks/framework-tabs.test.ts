import { describe, expect, it } from 'vitest';
import { frameworkTabs } from '../../../src/config/frameworks';
import { checkFrameworkTabs } from '../../../src/packages/docs-checks/framework-tabs';
import { checkSnippets, checkUncheckedShare } from '../../../src/packages/docs-checks/snippets';
import { listProblems, makePage } from './fixture';

interface Tab {
  value: string;
  label: string;
  body?: string;
}

const tabs: readonly Tab[] = frameworkTabs;

/** Creates a page with a group of framework tabs, which starts in line 1 and has four lines per tab. */
function makeTabs(given: readonly Tab[]) {
  const items = given.map(
    ({ value, label, body = 'Text' }) => `<TabItem value="${value}" label="${label}">\n\n${body}\n\n</TabItem>\n`,
  );
  return makePage('tabs.md', `<Tabs groupId="framework">\n${items.join('')}</Tabs>\n`);
}

describe('checkFrameworkTabs', () => {
  it('accepts all frameworks in their order, and other groups', () => {
    expect(checkFrameworkTabs(makeTabs(tabs))).toEqual([]);
    const other = '<Tabs groupId="platform">\n<TabItem value="ios" label="iOS">\n\nText\n\n</TabItem>\n</Tabs>\n';
    expect(checkFrameworkTabs(makePage('tabs.md', other))).toEqual([]);
  });

  it('reports the first tab that is in the wrong place, missing or called otherwise', () => {
    const [first, second, ...rest] = tabs as readonly [Tab, Tab, ...Tab[]];
    expect(listProblems(checkFrameworkTabs(makeTabs([second, first, ...rest])))).toEqual([
      '2: Tab 1 of framework tabs must be <TabItem value="typescript" label="TypeScript">',
    ]);
    expect(listProblems(checkFrameworkTabs(makeTabs([first, { ...second, label: 'React 19' }, ...rest])))).toEqual([
      '7: Tab 2 of framework tabs must be <TabItem value="react" label="React">',
    ]);
    expect(listProblems(checkFrameworkTabs(makeTabs(tabs.slice(0, 4))))).toEqual([
      '1: Tab 5 of framework tabs must be <TabItem value="svelte" label="Svelte">',
    ]);
  });

  it('reports a tab more', () => {
    expect(listProblems(checkFrameworkTabs(makeTabs([...tabs, { value: 'solid', label: 'Solid' }])))).toEqual([
      '27: Framework tabs have no "solid": take the tab out',
    ]);
  });

  it('reports code that only the compiler of a framework reads and that is in no such tab', () => {
    const block = '```vue title="src/App.vue"\n<template />\n```';
    expect(listProblems(checkFrameworkTabs(makePage('vue.md', `Text\n\n${block}\n`)))).toEqual([
      '3: Nothing compiles a vue block here: put it into the tabs of <Tabs groupId="framework">',
    ]);
    expect(checkFrameworkTabs(makeTabs(tabs.map((tab) => ({ ...tab, body: block }))))).toEqual([]);
  });
});

describe('checkSnippets', { timeout: 60_000 }, () => {
  const withCode = (body: string) => makeTabs(tabs.map((tab) => ({ ...tab, body })));

  it('compiles the block of the tab TypeScript, and leaves the others to the compilers of their frameworks', () => {
    const code = "```ts\nimport { Component } from '@angular/core';\n\nComponent.name;\n```";
    expect(listProblems(checkSnippets([withCode(code)]))).toEqual([
      expect.stringMatching(/^5: ts block does not compile: Cannot find module '@angular\/core'/),
    ]);
  });

  it('parses the blocks of all tabs', () => {
    expect(checkSnippets([withCode('```ts\nconst = 1;\n```')]).length).toBeGreaterThanOrEqual(5);
  });
});

describe('checkUncheckedShare', () => {
  it('counts the blocks of frameworks with the others', () => {
    const block = '```svelte nocheck="on purpose"\n<p>\n```';
    expect(checkUncheckedShare([makeTabs(tabs.map((tab) => ({ ...tab, body: block })))])).toHaveLength(5);
  });
});
