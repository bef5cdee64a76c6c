/** Freezes, releases and retires versions. Each of these functions throws a one-line error when that is not possible; nothing has changed then. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { handFactsFile, loadReference, readRequirements } from '@capacitor-docs/reference';
import { inputError, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { listRedirects } from '../../../build/redirects/redirects';
import { movedPages } from '../../../config/moved-pages';
import { type RetiredVersion, retiredPages } from '../../../config/retired-pages';
import { docsVersions, isVersionName } from '../../../config/versions';
import type { VersionPages } from '../../../lib/suggest-pages';
import { isListed, listPages } from '../../../remark/pages';
import { FilePlan } from '../file-plan';
import { finishChange } from './decisions';
import { checkFreeze, planFreeze, readMajor } from './freeze';
import { planLock } from './lock';
import { findPackages, type PackageSet } from './npm-packages';
import { describeAddresses, planRelease } from './release';
import { planRetire, retireStates } from './retire';
import { parseStates, statesFile } from './states';
import { tryVersion } from './trial';

/** The option of commands that only show what would change. */
interface DryRun {
  readonly 'dry-run': boolean | undefined;
}

function readStates() {
  return parseStates(new FilePlan(projectRoot).read(statesFile));
}

function readTexts(file: string, what: string): Record<string, string> {
  const path = resolve(projectRoot, file);
  if (!existsSync(path)) throw inputError(`${file} is missing, which should name ${what}.`);
  const found = readJsonFile(path, file, 'Correct it');
  const entries = Object.entries(found ?? {});
  const wrong = entries.find(([, value]) => typeof value !== 'string');
  if (wrong !== undefined) throw inputError(`${file}: "${wrong[0]}" must be a string.`);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

async function readSet(file: string | undefined, name: string, nextMajor: string): Promise<PackageSet> {
  if (file !== undefined) return { packages: readTexts(file, 'packages with their releases'), behind: [] };
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(resolve(projectRoot, `src/capacitor/${name}/package.json`), 'utf8'),
  );
  return findPackages(manifest.dependencies, nextMajor);
}

/**
 * Freezes `docs/` as a version, and begins the next one there.
 *
 * @param options `packages` and `facts` name files with the packages and facts of the next version
 */
export async function freezeVersion(
  name: string,
  options: DryRun & {
    readonly packages: string | undefined;
    readonly facts: string | undefined;
    readonly 'no-install': boolean | undefined;
  },
): Promise<void> {
  const next = checkFreeze(readStates(), name);
  if (next === undefined) {
    console.log(`${name} is frozen already: versioned_docs/version-${name}. Nothing to do.`);
    return;
  }
  const isDry = options['dry-run'] ?? false;
  const sidebars: { default: SidebarsConfig } = await import('../../../../sidebars');
  const { plan, decisions } = planFreeze(projectRoot, {
    name,
    sidebars: sidebars.default,
    set: await readSet(options.packages, name, readMajor(next)),
    facts: options.facts === undefined ? {} : readTexts(options.facts, 'facts with their values'),
    known: new Map(
      docsVersions
        .filter((version) => version.name === name)
        .flatMap((version) => loadReference(version.name).facts.map((fact) => [fact.name, fact.value] as const)),
    ),
  });
  if (!options['no-install'] && !isDry) await planLock(plan);
  // The facts that are still to be filled in are asked for anyway.
  const found = options['no-install']
    ? []
    : await tryVersion(plan, next, { [handFactsFile(next)]: plan.read(handFactsFile(name)) });
  finishChange(plan, [...decisions, ...found], isDry);
  if (!isDry)
    console.log(
      `\n${name} is frozen, and docs/ is ${next}. Next: npm install && npm run cli packages:update -- --installed --history && npm run test:content`,
    );
}

/** Makes an unreleased version the latest one. */
export function releaseVersion(name: string, options: DryRun): void {
  const result = planRelease(projectRoot, name);
  if (result === undefined) {
    console.log(`${name} is the latest already. Nothing to do.`);
    return;
  }
  finishChange(result.plan, result.decisions, options['dry-run'] ?? false);
  console.log(`\n${describeAddresses(parseStates(result.plan.read(statesFile))).join('\n')}`);
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
  if (retireStates(readStates(), name) === undefined) {
    console.log(`${name} is retired already. Nothing to do.`);
    return;
  }
  if (!isVersionName(name)) throw inputError(`${name} has no pages.`);
  const had = readVersion(name);
  const staying = listVersionPages().filter((version) => version.name !== name);
  const redirects = listRedirects(staying, movedPages, {}, { ...retiredPages, [name]: had });
  const heirs = new Map(redirects.map(({ from, to }) => [from, to]));
  const result = planRetire(projectRoot, {
    name,
    had,
    findHeir: (path) => heirs.get(`/docs/${name}${path}`.replace(/\/$/, '')),
    requirements: readRequirements(name),
  });
  if (result === undefined) return;
  finishChange(result.plan, result.decisions, options['dry-run'] ?? false);
  console.log(
    `\n${had.pages.length + Object.keys(had.redirects).length} addresses of ${name} redirect. Next: npm run build && npm run test:build`,
  );
}
