/** Lists every check of the content, for `npm run check:docs` and the content tests. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  findStaleExamples,
  findStaleOverlayKeys,
  findUndescribed,
  findUnexplainedConfigKeys,
  loadReference,
} from '@capacitor-docs/reference';
import { projectRoot } from '@capacitor-docs/shared';
import { docsVersions } from '../../config/versions';
import { findSharedNames } from '../../remark/check-pages';
import type { Page } from '../../remark/pages';
import { checkCapCommands } from './cap-commands';
import { checkConfigKeys } from './config-keys';
import { checkCoverage } from './coverage';
import { checkDirectives } from './directives';
import { checkExamples, checkStaleExamples } from './examples';
import { checkForms } from './forms';
import { checkFrameworkTabs } from './framework-tabs';
import { checkFrontMatter, checkUniqueDescriptions } from './front-matter';
import { checkIds } from './ids';
import { checkLineMarks } from './line-marks';
import { checkLinks } from './links';
import { checkMarkdownStyle } from './markdown-style';
import { checkNativeSnippets } from './native-api';
import { checkStaleOverlays, checkUndescribedMethods, checkUnexplainedConfig } from './overlays';
import { checkAllPlacements } from './placement';
import type { Problem } from './problem';
import { checkProse } from './prose/check-prose';
import { checkInterface } from './prose/interface';
import { findSyntaxErrors } from './read/parsed-page';
import { tutorialPages } from './read/tutorial-files';
import type { Site } from './site';
import { checkSnippets, checkUncheckedShare } from './snippets';
import { checkTutorial } from './tutorial';
import { checkTypedFacts } from './typed-facts';

/** A check of single pages. */
export interface PageCheck {
  /** Short name, for machines and for lists. */
  readonly name: string;
  /** What is true when the check finds nothing, with the pages as its subject: `link to pages that exist`. */
  readonly promise: string;
  readonly find: (pages: readonly Page[], site: Site) => Problem[];
}

/** A check that needs all pages, or none. */
export interface SiteCheck {
  readonly name: string;
  readonly promise: string;
  readonly find: (site: Site) => Problem[];
  /** Whether the check takes seconds. Runs on selected pages skip it. */
  readonly isSlow?: boolean;
}

const eachPage =
  (find: (page: Page, site: Site) => readonly Problem[]): PageCheck['find'] =>
  (pages, site) =>
    pages.flatMap((page) => find(page, site));

/** Checks of single pages. The ones that need only the page itself come first. */
export const pageChecks: readonly PageCheck[] = [
  {
    name: 'forms',
    promise: 'are written as this site writes: comments, tags, ids, admonitions',
    find: eachPage(checkForms),
  },
  { name: 'mdx', promise: 'are valid MDX', find: findSyntaxErrors },
  {
    name: 'front-matter',
    promise: 'have the front matter, headings and fences that the rules ask for',
    find: eachPage(checkFrontMatter),
  },
  {
    name: 'directives',
    promise: 'ask for directives and facts that exist, and have no code that the site does not run',
    find: eachPage(checkDirectives),
  },
  {
    name: 'commands',
    promise: 'name commands that the CLI of their version takes',
    find: eachPage(checkCapCommands),
  },
  {
    name: 'config-keys',
    promise: 'name configuration keys that their version has',
    find: eachPage(checkConfigKeys),
  },
  {
    name: 'typed-facts',
    promise: 'type no fact by hand',
    find: eachPage(checkTypedFacts),
  },
  {
    name: 'links',
    promise: 'link to pages, anchors and pictures that exist, and say so when they leave their version',
    find: (some, { pages }) => checkLinks(some, pages),
  },
  { name: 'ids', promise: 'have each id once', find: eachPage(checkIds) },
  {
    name: 'line-marks',
    promise: 'mark lines of code with comments that the site knows, and prompts in sessions only',
    find: eachPage(checkLineMarks),
  },
  {
    name: 'framework-tabs',
    promise: 'have the same frameworks in the same order wherever they choose among them',
    find: eachPage(checkFrameworkTabs),
  },
  {
    name: 'native-code',
    promise: 'show native code that the native packages have',
    find: eachPage(checkNativeSnippets),
  },
  {
    name: 'code',
    promise: 'show code that parses and compiles, without deprecated names',
    find: checkSnippets,
  },
  { name: 'markdown', promise: 'follow the Markdown style', find: eachPage(checkMarkdownStyle) },
  {
    name: 'prose',
    promise: 'are in plain English; src/packages/docs-checks/prose/rules.ts has the rules',
    find: eachPage(checkProse),
  },
];

/** Checks of the whole site. */
export const siteChecks: readonly SiteCheck[] = [
  { name: 'read', promise: 'can be read, each with its front matter', find: ({ problems }) => [...problems] },
  {
    name: 'descriptions',
    promise: 'have unique descriptions',
    find: ({ pages }) => checkUniqueDescriptions(pages),
  },
  {
    name: 'addresses',
    promise: 'have unique addresses',
    find: ({ pages }) => findSharedNames(pages).map(({ reason, ...place }) => ({ ...place, message: reason })),
  },
  {
    name: 'sidebars',
    promise: 'are each in a sidebar, or say that they are in none',
    find: ({ pages, sidebars }) => checkAllPlacements(pages, sidebars),
  },
  {
    name: 'coverage',
    promise: 'cover the plugins, commands and configuration of their version',
    isSlow: true,
    find: ({ pages }) =>
      docsVersions.flatMap(({ name }) => {
        const { plugins, cli } = loadReference(name);
        return checkCoverage(name, pagesOf(pages, name), { plugins, commands: cli.commands });
      }),
  },
  {
    name: 'described',
    promise: 'describe every method and configuration key',
    isSlow: true,
    find: () =>
      docsVersions.flatMap(({ name }) => [
        ...checkUndescribedMethods(name, loadReference(name).plugins, findUndescribed(name)),
        ...checkUnexplainedConfig(name, findUnexplainedConfigKeys(name)),
      ]),
  },
  {
    name: 'overlays',
    promise: 'take no description of a member or key that no longer exists',
    isSlow: true,
    find: () => checkStaleOverlays(findStaleOverlayKeys()),
  },
  {
    name: 'examples',
    promise: 'show an example of each method that compiles without deprecated names, and no other',
    isSlow: true,
    find: () => [
      ...docsVersions.flatMap(({ name }) => checkExamples(name, loadReference(name).plugins)),
      ...checkStaleExamples(findStaleExamples((name) => loadReference(name).plugins)),
    ],
  },
  {
    name: 'tutorial',
    promise: 'build one working plugin in each tutorial',
    isSlow: true,
    find: ({ pages }) => docsVersions.flatMap(({ name, docsDir }) => checkTutorialOf(pagesOf(pages, name), docsDir)),
  },
  {
    name: 'unchecked-code',
    promise: 'opt out of compiling in at most 2 % of the blocks',
    isSlow: true,
    find: ({ pages }) => checkUncheckedShare(pages),
  },
  {
    name: 'interface',
    promise: 'and what the site itself says are in plain English',
    isSlow: true,
    find: checkInterface,
  },
];

/** Lists the documents for maintainers, which are spell-checked like the pages: those at the top, and the README of each part. */
export function listOtherProse(): string[] {
  const parts = readdirSync(join(projectRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('/README.md') && !file.includes('/node_modules/'));
  return ['README.md', 'CONTRIBUTING.md', '.github/CHANGELOG.md', 'tests/README.md', ...parts];
}

function pagesOf(pages: readonly Page[], version: Page['version']): Page[] {
  return pages.filter((page) => page.version === version);
}

function checkTutorialOf(pages: readonly Page[], docsDir: string): Problem[] {
  const folder = `${docsDir}/plugins/tutorial/`;
  if (!pages.some(({ file }) => file.startsWith(folder))) return [];
  const found = tutorialPages.map((name) => pages.find(({ file }) => file === `${folder}${name}.md`));
  const missing = tutorialPages
    .filter((_, index) => found[index] === undefined)
    .map((name) => ({ file: `${folder}${name}.md`, line: 1, message: 'The tutorial has no such page: write it' }));
  return [...missing, ...checkTutorial(found.filter((page) => page !== undefined))];
}
