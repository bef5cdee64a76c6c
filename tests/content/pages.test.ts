import { describe, it } from 'vitest';
import { checkCapCommands } from '../../src/build/checks/cap-commands';
import { checkConfigKeys } from '../../src/build/checks/config-keys';
import { checkDirectives } from '../../src/build/checks/directives';
import { checkFrontMatter, checkUniqueDescriptions } from '../../src/build/checks/front-matter';
import { checkLineMarks } from '../../src/build/checks/line-marks';
import { checkLinks } from '../../src/build/checks/links';
import { checkNativeSnippets } from '../../src/build/checks/native-snippets';
import { otherRoutes } from '../../src/build/checks/read/other-routes';
import { findSyntaxErrors } from '../../src/build/checks/read/parsed-page';
import {
  anchorsOf,
  configOf,
  directivesOf,
  expandedTreeOf,
  fillFacts,
} from '../../src/build/checks/read/site-reference';
import { checkSnippets, checkUncheckedShare } from '../../src/build/checks/snippets';
import { checkTypedFacts } from '../../src/build/checks/typed-facts';
import { loadReference } from '../../src/reference';
import { expectNone } from './expect-none';
import { allPages, selectedPages } from './selected-pages';

describe('the pages', () => {
  it('are valid MDX', () => expectNone(findSyntaxErrors(selectedPages)));

  it('have the front matter, headings and fences that the rules ask for', () =>
    expectNone(selectedPages.flatMap(checkFrontMatter)));

  it('have descriptions of their own', () => expectNone(checkUniqueDescriptions(allPages)));

  it('ask for directives and facts that exist', () =>
    expectNone(selectedPages.flatMap((page) => checkDirectives(page, directivesOf(page.version)))));

  it('name commands that the CLI of their version takes', () =>
    expectNone(selectedPages.flatMap((page) => checkCapCommands(page, loadReference(page.version).cli))));

  it('name configuration keys that their version has', () =>
    expectNone(selectedPages.flatMap((page) => checkConfigKeys(page, configOf(page.version)))));

  it('type no fact by hand', () =>
    expectNone(selectedPages.flatMap((page) => checkTypedFacts(page, loadReference(page.version).facts))));

  it('link to pages and anchors that exist, and say so when they leave their version', () =>
    expectNone(
      selectedPages.flatMap((page) =>
        checkLinks(page, { pages: allPages, treeOf: expandedTreeOf, anchorsOf, otherRoutes }),
      ),
    ));

  it('mark lines of code with comments that the site knows, and prompts in sessions only', () =>
    expectNone(selectedPages.flatMap(checkLineMarks)));

  it('show native code that the native packages have', () =>
    expectNone(selectedPages.flatMap((page) => checkNativeSnippets(page))));

  it('show code that parses and compiles', () => expectNone(checkSnippets(selectedPages, { fillFacts })));

  it('opt out of compiling in at most 2 % of the blocks', () => expectNone(checkUncheckedShare(allPages)));
});
