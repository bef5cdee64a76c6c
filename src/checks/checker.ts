/** Runs the checks over the pages, for a command or for a server that asks again and again. */

import { docsVersions } from '../config/versions';
import { nearestName } from '../lib/nearest-name';
import { normalizeRoute, type Page } from '../remark/pages';
import { otherProse, pageChecks, siteChecks } from './list';
import { addColumn } from './place';
import { nameSidebars } from './placement';
import { compareProblems, type Problem } from './problem';
import { type Site, SiteReader } from './site';
import { type Speller, startSpeller } from './spelling';

/** A problem with its whole place, and the name of the check that found it. */
export interface Finding extends Required<Problem> {
  readonly check: string;
}

export interface CheckResult {
  readonly findings: readonly Finding[];
  /** How many pages were checked. */
  readonly pages: number;
}

/** Checks the pages as they are on the disk at the time; what has not changed since the last time is not read again. */
export interface Checker {
  /**
   * @param files pages or beginnings of their paths, from the root of the project; none for everything
   * @param sidebars those of `sidebars.ts`, as they are now
   * @throws one line when a file is no page
   */
  readonly check: (files: readonly string[], sidebars: unknown) => Promise<CheckResult>;
  /**
   * Checks what is being written: pages that are open, pages that have changed, and the sidebars, which every page needs.
   *
   * @param routes of the open pages
   * @param changed files from the root of the project; those that are no pages are left out
   */
  readonly checkWriting: (
    routes: readonly string[],
    changed: readonly string[],
    sidebars: unknown,
  ) => Promise<CheckResult>;
  readonly stop: () => void;
}

/** Files that say where pages are. */
const sidebarFiles: readonly string[] = docsVersions.map(nameSidebars);

/**
 * Reads nothing yet.
 *
 * @param speller a spell checker that runs already; without it, one is started
 */
export function createChecker(speller: Speller = startSpeller()): Checker {
  const reader = new SiteReader();
  const run = async (
    site: Site,
    pages: readonly Page[],
    others: readonly string[] | undefined,
  ): Promise<CheckResult> => {
    const names = new Set([...pages.map(({ file }) => file), ...(others ?? [])]);
    // Beside the others, in its own thread.
    const readable = dropUnreadable(pages, site);
    const spelling = speller.check([...readable.map(({ file }) => file), ...(others === undefined ? otherProse : [])]);
    const found = [...findInPages(readable, site), ...findInSite(site, others !== undefined)];
    const spelled = (await spelling).map((problem) => ({ ...problem, check: 'spelling' }));
    const findings = [...found, ...spelled]
      .filter(({ file }) => others === undefined || names.has(file))
      .map(({ check, ...problem }) => ({ ...addColumn(problem), check }))
      .sort(compareProblems);
    return { findings: dropRepeated(findings), pages: pages.length };
  };
  return {
    async check(files, sidebars) {
      const site = reader.read(sidebars);
      return files.length > 0 ? run(site, selectFiles(site.pages, files), []) : run(site, site.pages, undefined);
    },
    async checkWriting(routes, changed, sidebars) {
      const site = reader.read(sidebars);
      const open = routes.map(normalizeRoute);
      const pages = site.pages.filter(({ file, route }) => open.includes(route) || changed.includes(file));
      return run(site, pages, sidebarFiles);
    },
    stop: () => void speller.stop(),
  };
}

type Found = Problem & { readonly check: string };

/** A page that can't be read has that one problem, which the checks of single pages would only repeat. */
function dropUnreadable(pages: readonly Page[], { unreadable }: Site): Page[] {
  const files = new Set(unreadable.map(({ file }) => file));
  return pages.filter(({ file }) => !files.has(file));
}

function findInPages(pages: readonly Page[], site: Site): Found[] {
  return pageChecks.flatMap(({ name, find }) => find(pages, site).map((problem) => ({ ...problem, check: name })));
}

function findInSite(site: Site, isSelection: boolean): Found[] {
  return siteChecks
    .filter(({ isSlow }) => !isSelection || isSlow !== true)
    .flatMap(({ name, find }) => find(site).map((problem) => ({ ...problem, check: name })));
}

function dropRepeated(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  return findings.filter(({ file, line, message }) => {
    const key = `${file}:${line} ${message}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

/** The pages that files or beginnings of paths name. */
export function selectFiles(pages: readonly Page[], files: readonly string[]): Page[] {
  const wanted = files.map((file) => file.replaceAll('\\', '/').replace(/^\.\//, ''));
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
