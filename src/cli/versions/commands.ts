/** The commands that freeze, release and retire versions. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import { readJsonFile } from '../../build/files/read-json-file';
import { listRedirects } from '../../build/redirects/redirects';
import { isVersionName } from '../../compatibility/names';
import { movedPages } from '../../config/moved-pages';
import { type RetiredVersion, retiredPages } from '../../config/retired-pages';
import { docsVersions } from '../../config/versions';
import type { VersionPages } from '../../lib/suggest-pages';
import { loadReference } from '../../reference';
import { readRequirements } from '../../reference/facts/majors';
import { listPages } from '../../remark/pages';
import { applyPlan } from '../apply-plan';
import { type Call, type Command, dryRun } from '../command';
import { FilePlan } from '../file-plan';
import { planBackport, readChanges } from './backport';
import { checkCut, planCut, readMajor } from './cut';
import { type Decision, printDecisions } from './decisions';
import { planLock } from './lock';
import { findPackages, type PackageSet } from './npm-packages';
import { describeAddresses, planRelease } from './release';
import { planRetire, retireStates } from './retire';
import { findEntry, parseStates, statesFile } from './states';

/** Shows or applies the changes of a plan, then prints what a person has to decide. */
export function finishChange(plan: FilePlan, decisions: readonly Decision[], call: Call): void {
  const isDry = call.flags.has('dry-run');
  for (const line of plan.describe()) console.log(isDry ? `would ${line}` : line);
  if (!isDry) applyPlan(plan);
  printDecisions(decisions);
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

async function readSet(call: Call, name: string, nextMajor: string): Promise<PackageSet> {
  const file = call.values.get('packages');
  if (file !== undefined) return { packages: readTexts(file, 'packages with their releases'), behind: [] };
  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(resolve(projectRoot, `src/capacitor/${name}/package.json`), 'utf8'),
  );
  return findPackages(manifest.dependencies, nextMajor);
}

const docsVersion: Command = {
  usage: 'npm run docs:version -- <name> [options]',
  about: 'Freezes docs/ as a version (v5), and begins the next one (v6) in docs/ with the packages that npm has of it.',
  options: {
    packages: { kind: 'value', about: 'JSON file with names and releases of packages, instead of asking npm' },
    facts: { kind: 'value', about: 'JSON file with the facts of the next version that no package states' },
    'no-install': { kind: 'flag', about: 'leaves package-lock.json alone; run npm install afterwards' },
    ...dryRun,
  },
  positionals: [1, 1],
  async run(call) {
    const [name = ''] = call.positionals;
    const next = checkCut(readStates(), name);
    if (next === undefined) {
      console.log(`${name} is frozen already: versioned_docs/version-${name}. Nothing to do.`);
      return 0;
    }
    const facts = call.values.get('facts');
    const sidebars: { default: SidebarsConfig } = await import('../../../sidebars');
    const { plan, decisions } = planCut(projectRoot, {
      name,
      sidebars: sidebars.default,
      set: await readSet(call, name, readMajor(next)),
      facts: facts === undefined ? {} : readTexts(facts, 'facts with their values'),
      known: new Map(
        docsVersions
          .filter((version) => version.name === name)
          .flatMap((version) => loadReference(version.name).facts.map((fact) => [fact.name, fact.value] as const)),
      ),
    });
    if (!call.flags.has('no-install') && !call.flags.has('dry-run')) await planLock(plan);
    finishChange(plan, decisions, call);
    if (!call.flags.has('dry-run'))
      console.log(
        `\n${name} is frozen, and docs/ is ${next}. Next: npm install && npm run cli packages:history && npm run test:content`,
      );
    return 0;
  },
};

const docsRelease: Command = {
  usage: 'npm run cli docs:release -- <name> [options]',
  about: 'Makes an unreleased version the latest one, at /docs/. The latest so far moves to its own prefix.',
  options: dryRun,
  positionals: [1, 1],
  async run(call) {
    const [name = ''] = call.positionals;
    const result = planRelease(projectRoot, name);
    if (result === undefined) {
      console.log(`${name} is the latest already. Nothing to do.`);
      return 0;
    }
    finishChange(result.plan, result.decisions, call);
    console.log(`\n${describeAddresses(parseStates(result.plan.read(statesFile))).join('\n')}`);
    return 0;
  },
};

/** Lists the versions with their pages, as in the build. */
function listVersionPages(): VersionPages[] {
  return docsVersions.map(({ name, routePrefix }) => ({
    name,
    path: `/docs/${routePrefix}`.replace(/\/$/, ''),
    pages: listPages(name).map(({ route }) => route),
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

const docsRetire: Command = {
  usage: 'npm run cli docs:retire -- <name> [options]',
  about:
    'Removes the pages of the oldest version. Its addresses redirect to the current pages; its packages stay for comparisons.',
  options: dryRun,
  positionals: [1, 1],
  async run(call) {
    const [name = ''] = call.positionals;
    if (retireStates(readStates(), name) === undefined) {
      console.log(`${name} is retired already. Nothing to do.`);
      return 0;
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
    if (result === undefined) return 0;
    finishChange(result.plan, result.decisions, call);
    console.log(
      `\n${had.pages.length + Object.keys(had.redirects).length} addresses of ${name} redirect. Next: npm run build && npm run test:build`,
    );
    return 0;
  },
};

const docsBackport: Command = {
  usage: 'npm run cli docs:backport -- <commit|file> --to v4,v3 [options]',
  about:
    'Copies the change of a commit, or of a page that is not committed yet, to the same pages of other versions. Where both changed, both stay, with conflict marks.',
  options: { to: { kind: 'value', about: 'the versions, separated by commas' }, ...dryRun },
  positionals: [1, 1],
  async run(call) {
    const [source = ''] = call.positionals;
    const entries = readStates();
    const names = (call.values.get('to') ?? '').split(',').filter((name) => name !== '');
    if (names.length === 0)
      throw inputError(`Say to which versions: --to ${entries.map(({ name }) => name).join(',')}`);
    for (const name of names) {
      if (findEntry(entries, name).state === 'retired') throw inputError(`${name} is retired and has no pages.`);
    }
    const changes = readChanges(projectRoot, source);
    if (changes.length === 0) throw inputError(`${source} changes no page.`);
    const plan = new FilePlan(projectRoot);
    const outcomes = names.flatMap((name) => planBackport(plan, changes, entries, name));
    if (outcomes.length === 0)
      throw inputError(`${source} changes no page that ${names.join(' or ')} could have, too.`);
    if (!call.flags.has('dry-run')) applyPlan(plan);
    for (const { file, kind, lines } of outcomes)
      console.log(`${file}${lines.map((line) => `:${line}`).join('')}: ${kind}`);
    const open = outcomes.filter(({ kind }) => kind !== 'merged' && kind !== 'already the same' && kind !== 'new');
    if (open.length > 0) console.log(`\nTo decide (${open.length}): look at the pages above that are not merged.`);
    return outcomes.some(({ kind }) => kind === 'conflicts') ? 1 : 0;
  },
};

export const versionCommands: Readonly<Record<string, Command>> = {
  'docs:version': docsVersion,
  'docs:release': docsRelease,
  'docs:retire': docsRetire,
  'docs:backport': docsBackport,
};
