/** Runs the checks on the pages, for a command or for a server that runs them repeatedly. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readPagePath } from '@capacitor-docs/shared';
import { nameSidebars } from '../../build/checks/sidebars';
import { docsVersions } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';
import { normalizeRoute, type Page } from '../../remark/pages';
import { listOtherProse, pageChecks, siteChecks } from './list';
import { compareProblems, type Problem } from './problem';
import { type Site, SiteReader } from './site';
import { type Speller, startSpeller } from './spelling';

/** A problem with its full location and the name of the check that found it. */
export interface Finding extends Required<Problem> {
  readonly check: string;
}

export interface CheckResult {
  readonly findings: readonly Finding[];
  /** Number of pages that were checked. */
  readonly pages: number;
}

/** Checks the current state of the pages on disk. Pages that have not changed since the last run are not read again. */
export interface Checker {
  /**
   * @param files pages or path prefixes, from the root of the project; empty for everything
   * @param sidebars current value of `sidebars.ts`
   * @throws an error with a one-line message when no page matches a file
   */
  readonly check: (files: readonly string[], sidebars: unknown) => Promise<CheckResult>;
  /**
   * Checks the pages that a writer works on: open pages, changed pages, and the sidebars, which every page needs.
   *
   * @param routes of the open pages
   * @param changed files from the root of the project; files that are not pages are ignored
   */
  readonly checkWriting: (
    routes: readonly string[],
    changed: readonly string[],
    sidebars: unknown,
  ) => Promise<CheckResult>;
  readonly stop: () => void;
}

/** Sidebar files of all versions. */
const sidebarFiles: readonly string[] = docsVersions.map(nameSidebars);

/**
 * Creates a checker. It reads nothing until its first check.
 *
 * @param speller a spell checker that is already running; without it, a new one is started
 */
export function createChecker(speller: Speller = startSpeller()): Checker {
  const reader = new SiteReader();
  const run = async (
    site: Site,
    pages: readonly Page[],
    others: readonly string[] | undefined,
  ): Promise<CheckResult> => {
    const names = new Set([...pages.map(({ file }) => file), ...(others ?? [])]);
    // Runs in its own thread, in parallel with the checks below.
    const readable = pages.filter(({ file }) => !site.unreadable.has(file));
    const spelling = speller.check([
      ...readable.map(({ file }) => file),
      ...(others === undefined ? listOtherProse() : []),
    ]);
    const found = [...findInPages(readable, site), ...findInSite(site, others !== undefined)];
    const lines = new Set(site.problems.map(({ file, line }) => `${file}:${line}`));
    const places = new Set(found.map(({ file, line, column }) => `${file}:${line}:${column}`));
    const spelled = (await spelling)
      // A word in a line that can't be read is not a second mistake, and a check that knows a word says more about it.
      .filter(({ file, line, column }) => !lines.has(`${file}:${line}`) && !places.has(`${file}:${line}:${column}`))
      .map((problem) => ({ ...problem, check: 'spelling' }));
    const findings = [...found, ...spelled]
      .filter(({ file }) => others === undefined || names.has(file))
      .map(({ check, ...problem }) => ({ ...addColumn(problem), check }))
      .sort(compareProblems);
    return { findings: dropRepeated(dropConsequences(findings)), pages: pages.length };
  };
  return {
    async check(files, sidebars) {
      const site = reader.read(sidebars);
      const all = [...site.pages, ...site.parts];
      return files.length > 0 ? run(site, selectFiles(all, files), []) : run(site, all, undefined);
    },
    async checkWriting(routes, changed, sidebars) {
      const site = reader.read(sidebars);
      const open = routes.map(normalizeRoute);
      const pages = site.pages.filter(({ file, route }) => open.includes(route) || changed.includes(file));
      pages.push(
        ...site.parts.filter((part) => changed.includes(part.file) || pages.some((page) => imports(page, part))),
      );
      return run(site, pages, sidebarFiles);
    },
    stop: () => void speller.stop(),
  };
}

/** Whether a page may import a part: it names its file. */
function imports({ text }: Page, part: Page): boolean {
  return text.includes(part.file.replace(/^.*\//, ''));
}

type Found = Problem & { readonly check: string };

function findInPages(pages: readonly Page[], site: Site): Found[] {
  return pageChecks.flatMap(({ name, find }) => find(pages, site).map((problem) => ({ ...problem, check: name })));
}

function findInSite(site: Site, isSelection: boolean): Found[] {
  return siteChecks
    .filter(({ isSlow }) => !isSelection || isSlow !== true)
    .flatMap(({ name, find }) => find(site).map((problem) => ({ ...problem, check: name })));
}

/**
 * Leaves out what only follows from another problem in the same line: everything about a form that `--fix` rewrites, and the style of a line with a
 * mistake.
 */
function dropConsequences(findings: readonly Finding[]): Finding[] {
  const placeOf = ({ file, line }: Finding): string => `${file}:${line}`;
  const forms = new Set(findings.filter(({ check }) => check === 'forms').map(placeOf));
  const mistakes = new Set(findings.filter(({ check }) => check !== 'markdown' && check !== 'spelling').map(placeOf));
  return findings.filter(
    (finding) =>
      ['forms', 'spelling'].includes(finding.check) ||
      (!forms.has(placeOf(finding)) && (finding.check !== 'markdown' || !mistakes.has(placeOf(finding)))),
  );
}

function dropRepeated(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, line, message }) => {
    const key = `${file}:${line} ${message}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** Returns the pages that match the given files or path prefixes. */
export function selectFiles(pages: readonly Page[], files: readonly string[]): Page[] {
  const wanted = files.map(readPagePath);
  const unknown = wanted.find((path) => !pages.some(({ file }) => file.startsWith(path)));
  if (unknown !== undefined) {
    const nearest = nearestName(
      unknown,
      pages.map(({ file }) => file),
    );
    const hint =
      nearest === undefined ? 'Give its path from the root, such as docs/apis/camera.md.' : `Did you mean ${nearest}?`;
    throw new Error(`There is no page ${unknown}. ${hint}`);
  }
  return pages.filter(({ file }) => wanted.some((path) => file.startsWith(path)));
}

/** Completes a problem. Without a column, it is at the position of words from the message in the line. */
function addColumn(problem: Problem): Required<Problem> {
  const { column = findColumn(readLine(problem), problem.message), isStyle = false } = problem;
  return { ...problem, column, isStyle };
}

function readLine({ file, line }: Problem): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8').split(/\r?\n/)[line - 1] ?? '';
  } catch {
    // The problem may be that the file is missing.
    return '';
  }
}

/** Finds the column, from 1, of the words that a message is about: what it quotes, or what it begins with. */
export function findColumn(text: string, message: string): number {
  const quoted = [...message.matchAll(/`([^`]+)`|"([^"]+)"/g)].map(([, code, words]) => code ?? words ?? '');
  const first = /^(\S+):\s/.exec(message)?.[1] ?? '';
  const index = [first, ...quoted]
    .filter(Boolean)
    .map((words) => text.indexOf(words))
    .find((at) => at >= 0);
  return (index ?? Math.max(text.search(/\S/), 0)) + 1;
}
