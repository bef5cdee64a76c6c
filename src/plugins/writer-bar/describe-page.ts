/** Gathers what the bar of `npm start` shows about a page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@capacitor-docs/docs-checks';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { createTwoFilesPatch } from 'diff';
import { movedPages } from '../../config/moved-pages';
import { docsVersions, type VersionName, versionNames } from '../../config/versions';
import { findCounterpart, toPageKey } from '../../lib/counterparts';
import type { shown } from '../live-checks/reporter';
import { barAddress } from './bar-address';

/** A page that the server has. */
export interface WrittenPage {
  readonly version: VersionName;
  /** Key of the page, see `toPageKey`. */
  readonly key: string;
  readonly address: string;
  /** Path of its file from the root of the project. */
  readonly file: string;
  /** Path of its file below the folder of its version. */
  readonly path: string;
}

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

/** Lists the pages of all versions that the docs plugin has read. */
export function listWritten(docs: LoadedContent | undefined): WrittenPage[] {
  return docsVersions.flatMap(({ name, docusaurusName, docsDir }) => {
    const version = docs?.loadedVersions.find(({ versionName }) => versionName === docusaurusName);
    return (version?.docs ?? []).map(({ permalink, source }): WrittenPage => {
      const file = source.replace('@site/', '');
      const key = toPageKey(permalink, version?.path ?? '');
      return { version: name, key, address: permalink, file, path: file.slice(docsDir.length + 1) };
    });
  });
}

/** @returns the page at an address, with or without a slash at its end */
export function findWritten(pages: readonly WrittenPage[], address: string): WrittenPage | undefined {
  const bare = (path: string): string => path.replace(/\/$/, '');
  return pages.find((page) => bare(page.address) === bare(address));
}

/** Describes a page. */
export function describePage(
  pages: readonly WrittenPage[],
  page: WrittenPage,
  checked: Readonly<typeof shown>,
): PageDescription {
  const find = (version: VersionName, key: string) =>
    pages.find((other) => other.version === version && other.key === key);
  const hasPage = (version: VersionName, key: string) => find(version, key) !== undefined;
  const twins = versionNames.flatMap((name) => {
    const found =
      name === page.version ? undefined : findCounterpart(movedPages, page.key, page.version, name, hasPage);
    return found === undefined || found.kind === 'nearest' ? [] : (find(name, found.keys[0]) ?? []);
  });
  const targets = twins.filter(({ path }) => path === page.path).map(({ version }) => version);
  const problems = checked.findings?.filter(({ file }) => file === page.file) ?? [];
  return {
    file: page.file,
    state: describeState(checked.page !== undefined && findWritten(pages, checked.page) === page, problems, checked),
    problems,
    twins: twins.map(({ version, address }) => ({
      version,
      address,
      difference: `${barAddress}/difference?${new URLSearchParams({ from: address, to: page.address })}`,
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
export function compareFiles(siteDir: string, from: WrittenPage, to: WrittenPage): string {
  const read = ({ file }: WrittenPage): string => readFileSync(join(siteDir, file), 'utf8');
  const patch = createTwoFilesPatch(from.file, to.file, read(from), read(to));
  return patch.includes('\n@@ ') ? patch : `${from.file} and ${to.file} are the same.\n`;
}
