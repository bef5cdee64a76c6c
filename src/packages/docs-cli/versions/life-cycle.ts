/** Freezes, releases and retires versions. Each of these functions throws a one-line error when that is not possible; nothing has changed then. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadReference, readRequirements } from '@capacitor-docs/reference';
import { inputError, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { listRedirects } from '../../../build/redirects/redirects';
import { movedPages } from '../../../config/moved-pages';
import { type RetiredVersion, retiredPages } from '../../../config/retired-pages';
import { docsVersions, isVersionName } from '../../../config/versions';
import type { VersionPages } from '../../../lib/suggest-pages';
import { isListed, listPages } from '../../../remark/pages';
import { finishChange } from './decisions';
import { checkFreeze, planFreeze, readMajor } from './freeze';
import { findPackages, type PackageSet } from './npm-packages';
import { describeAddresses, planRelease } from './release';
import { planRetire } from './retire';
import { currentStates } from './states';

/** The option of commands that only show what would change. */
interface DryRun {
  readonly 'dry-run': boolean | undefined;
}

async function readSet(file: string | undefined, name: string, nextMajor: string): Promise<PackageSet> {
  if (file !== undefined) {
    const packages = readJsonFile(
      resolve(projectRoot, file),
      file,
      'Write {"<package>": "<release>"} for each package',
    );
    return { packages: packages as PackageSet['packages'], behind: [] };
  }
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(resolve(projectRoot, `src/capacitor/${name}/package.json`), 'utf8'),
  );
  return findPackages(manifest.dependencies, nextMajor);
}

/**
 * Freezes `docs/` as a version, and begins the next one there.
 *
 * @param options `packages` names a file with the packages of the next version
 */
export async function freezeVersion(
  name: string,
  options: DryRun & { readonly packages: string | undefined },
): Promise<void> {
  const next = checkFreeze(currentStates, name);
  const isDry = options['dry-run'] ?? false;
  const sidebars: { default: SidebarsConfig } = await import('../../../../sidebars');
  const { plan, decisions } = planFreeze(projectRoot, {
    name,
    sidebars: sidebars.default,
    set: await readSet(options.packages, name, readMajor(next)),
    known: new Map(
      docsVersions
        .filter((version) => version.name === name)
        .flatMap((version) => loadReference(version.name).facts.map((fact) => [fact.name, fact.value] as const)),
    ),
  });
  finishChange(plan, decisions, isDry);
  if (!isDry)
    console.log(
      `\n${name} is frozen, and docs/ is ${next}. Next: npm install && npm run cli packages:update -- --installed --history && npm run test:content`,
    );
}

/** Makes an unreleased version the latest one. */
export function releaseVersion(name: string, options: DryRun): void {
  const { plan, decisions, states } = planRelease(projectRoot, name);
  finishChange(plan, decisions, options['dry-run'] ?? false);
  console.log(`\n${describeAddresses(states).join('\n')}`);
}

/** Lists the versions with their pages, as in the build. */
function listVersionPages(): VersionPages[] {
  return docsVersions.map(({ name, routePrefix }) => ({
    name,
    path: `/docs/${routePrefix}`.replace(/\/$/, ''),
    pages: listPages(name)
      .filter(isListed)
      .map(({ route }) => route),
  }));
}

/** Lists the pages and redirects below the root of a version. */
function readVersion(name: string): RetiredVersion {
  const root = `/docs/${name}`;
  const below = (address: string): string => address.slice(root.length) || '/';
  const versions = listVersionPages();
  const pages = versions.filter((version) => version.name === name).flatMap((version) => version.pages.map(below));
  const redirects = listRedirects(versions, movedPages, {}, retiredPages)
    .filter(({ from, to }) => from.startsWith(`${root}/`) && to.startsWith(`${root}/`))
    .map(({ from, to }) => [below(from), below(to)] as const);
  // An index page is also served at the address of its folder.
  const folders = pages.filter((path) => path.endsWith('/index')).map((path) => path.slice(0, -'/index'.length));
  return { pages: [...new Set([...pages, ...folders])].sort(), redirects: Object.fromEntries(redirects) };
}

/** Removes the pages of the oldest version, and redirects their addresses. */
export function retireVersion(name: string, options: DryRun): void {
  if (!isVersionName(name)) throw inputError(`${name} has no pages.`);
  const had = readVersion(name);
  const staying = listVersionPages().filter((version) => version.name !== name);
  const redirects = listRedirects(staying, movedPages, {}, { ...retiredPages, [name]: had });
  const heirs = new Map(redirects.map(({ from, to }) => [from, to]));
  const { plan, decisions } = planRetire(projectRoot, {
    name,
    had,
    findHeir: (path) => heirs.get(`/docs/${name}${path}`.replace(/\/$/, '')),
    requirements: readRequirements(name),
  });
  finishChange(plan, decisions, options['dry-run'] ?? false);
  console.log(
    `\n${had.pages.length + Object.keys(had.redirects).length} addresses of ${name} redirect. Next: npm run build && npm run test:build`,
  );
}
