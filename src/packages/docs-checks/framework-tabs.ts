/** Finds framework tabs with a missing or misnamed framework, or in another order. A reader's choice applies to all pages. */
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import { frameworkLanguages, frameworkTabs } from '../../config/frameworks';
import { readFrameworkTabs, type TabGroup } from '../../remark/framework-tabs';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';

/** Checks the tab groups of a page, and that code which only a framework's compiler can read is inside one of them. */
export function checkFrameworkTabs(page: Page): Problem[] {
  const groups = readFrameworkTabs(treeOf(page));
  const inTabs = groups.flatMap(({ tabs }) => tabs.flatMap(({ blocks }) => blocks));
  const outside = findNodes(treeOf(page), 'code').filter(
    (block) => frameworkLanguages.includes(block.lang ?? '') && !inTabs.includes(block),
  );
  return [
    ...groups.flatMap(findWrongTab),
    ...outside.map((block) => ({
      line: lineOf(block),
      message: `Nothing compiles a ${block.lang} block here: put it into the tabs of <Tabs groupId="framework">`,
    })),
  ].map((found) => ({ file: page.file, ...found }));
}

/** Finds the first wrong tab of a group. The tabs after it would only be reported for the same mistake. */
function findWrongTab({ line, tabs }: TabGroup): { line: number; message: string }[] {
  const place = frameworkTabs.findIndex(
    ({ value, label }, index) => tabs[index]?.value !== value || tabs[index]?.label !== label,
  );
  const wanted = frameworkTabs[place];
  if (wanted === undefined) {
    const extra = tabs[frameworkTabs.length];
    return extra === undefined
      ? []
      : [{ line: extra.line, message: `Framework tabs have no "${extra.value}": take the tab out` }];
  }
  return [
    {
      line: tabs[place]?.line ?? line,
      message: `Tab ${place + 1} of framework tabs must be <TabItem value="${wanted.value}" label="${wanted.label}">`,
    },
  ];
}
