/** Gathers what the bar of `npm start` shows about a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@capacitor-docs/docs-checks';
import { createTwoFilesPatch } from 'diff';
import { movedPages } from '../../config/moved-pages';
import { docsVersions, type VersionName, versionNames } from '../../config/versions';
import { findCounterpart, type HasPage } from '../../lib/counterparts';
import type { shown } from '../live-checks/reporter';
import { type DocsPage, type DocsPages, listPages } from '../loaded-docs';
import { barAddress } from './addresses';

/** What the bar shows. */
export interface PageDescription {
  readonly file: string;
  /** What the checks have found, as the end of a sentence about the file. */
  readonly state: string;
  readonly problems: readonly Pick<Finding, 'line' | 'column' | 'message'>[];
  /** The page in other versions, with the address of a comparison. */
  readonly twins: readonly { readonly version: VersionName; readonly address: string; readonly difference: string }[];
  /** The command that copies a change to the twins at the same path; undefined when there are none. */
  readonly backport?: string | undefined;
}

/** @returns the page at an address, with or without a slash at its end */
export function findWritten(pages: DocsPages, address: string): DocsPage | undefined {
  const bare = (path: string): string => path.replace(/\/$/, '');
  return listPages(pages).find(({ path }) => bare(path) === bare(address));
}

/** @returns path of a page's file below the folder of its version */
function placeOf({ version, file }: DocsPage): string | undefined {
  return docsVersions.flatMap(({ name, docsDir }) => (name === version ? file.slice(docsDir.length) : []))[0];
}

/** Describes a page. */
export function describePage(pages: DocsPages, page: DocsPage, checked: Readonly<typeof shown>): PageDescription {
  const hasPage: HasPage = (version, key) => pages.get(version)?.has(key) === true;
  const twins = versionNames.flatMap((name) => {
    const found =
      name === page.version ? undefined : findCounterpart(movedPages, page.key, page.version, name, hasPage);
    return found === undefined || found.kind === 'nearest' ? [] : (pages.get(name)?.get(found.keys[0]) ?? []);
  });
  const targets = twins.filter((twin) => placeOf(twin) === placeOf(page)).map(({ version }) => version);
  const problems = checked.findings?.filter(({ file }) => file === page.file) ?? [];
  return {
    file: page.file,
    state: describeState(checked.page !== undefined && findWritten(pages, checked.page) === page, problems, checked),
    problems,
    twins: twins.map(({ version, path }) => ({
      version,
      address: path,
      difference: `${barAddress}/difference?${new URLSearchParams({ from: path, to: page.path })}`,
    })),
    backport: targets.length === 0 ? undefined : `npm run cli docs:backport -- ${page.file} --to ${targets.join(',')}`,
  };
}

/** @param isOpen whether the page is the one that was opened last, which is checked */
function describeState(isOpen: boolean, { length }: readonly unknown[], { findings, hasFailed }: typeof shown): string {
  if (length > 0) return length === 1 ? 'has a problem' : `has ${length} problems`;
  if (!isOpen) return 'is not being checked right now';
  if (hasFailed) return 'could not be checked; the terminal says why';
  return findings === undefined ? 'is being checked' : 'passes the checks';
}

/** Compares the Markdown of two pages. */
export function compareFiles(siteDir: string, from: DocsPage, to: DocsPage): string {
  const read = ({ file }: DocsPage): string => readFileSync(join(siteDir, file), 'utf8');
  const patch = createTwoFilesPatch(from.file, to.file, read(from), read(to));
  return patch.includes('\n@@ ') ? patch : `${from.file} and ${to.file} are the same.\n`;
}
