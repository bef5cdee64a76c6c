/** `docs:version`: freezes `docs/` as a version, and begins the next one in its place. */

import { handFactsFile, requiredHandFacts } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { FilePlan } from '../file-plan';
import { writeUpgradeGuide } from '../new/upgrade-guide';
import { addSidebarEntry } from '../page/sidebars';
import { movesFile } from '../page/version-pages';
import { type Decision, findLines, findOldNumbers } from './decisions';
import { planStates } from './move-version-links';
import type { PackageSet } from './npm-packages';
import { currentStates, docsDirOf, type StateEntry } from './states';

interface FreezeInput {
  /** Version that `docs/` is frozen as. */
  readonly name: string;
  /** The sidebars of `docs/`. */
  readonly sidebars: SidebarsConfig;
  /** Packages of the next version. */
  readonly set: PackageSet;
  /** All facts of the version that is frozen. */
  readonly known: ReadonlyMap<string, string>;
}

interface FreezeResult {
  readonly plan: FilePlan;
  readonly next: string;
  readonly decisions: readonly Decision[];
}

/** Facts about the pictures of the site and about tools, which stay true until somebody draws a new picture or decides again. */
const lasting = ['drawnXcode', 'drawnAndroidStudio', 'emulatorApiLevel'];

/** @returns the number after the v: `6` of `v6` */
export function readMajor(name: string): string {
  const [, major] = /^v(\d+)$/.exec(name) ?? [];
  if (major === undefined) throw inputError(`"${name}" is not the name of a version. Write it as v5.`);
  return major;
}

/**
 * @returns name of the next version
 * @throws a one-line error when `docs/` is another version
 */
export function checkFreeze(entries: readonly StateEntry[], name: string): string {
  const next = `v${Number(readMajor(name)) + 1}`;
  const [current] = entries;
  if (current?.name === name) return next;
  throw inputError(
    `docs/ holds ${current?.name}, not ${name}. Freeze it with: npm run docs:version -- ${current?.name}`,
  );
}

/** Plans the freezing of `docs/` and the beginning of the next version. */
export function planFreeze(root: string, { name, sidebars, set, known }: FreezeInput): FreezeResult {
  const plan = new FilePlan(root);
  const next = checkFreeze(currentStates, name);
  const [major, nextMajor] = [readMajor(name), readMajor(next)];
  const after: StateEntry[] = [{ name: next, state: 'unreleased' }, ...currentStates];

  // Does the same as the `docs:version` command of Docusaurus.
  plan.copyFolder('docs', `versioned_docs/version-${name}`);
  plan.writeJson(`versioned_sidebars/version-${name}-sidebars.json`, sidebars);
  const frozen: string[] = JSON.parse(plan.read('versions.json'));
  plan.writeJson('versions.json', [name, ...frozen]);

  planStates(plan, after);
  keepParts(plan, docsDirOf(after, name));
  addPackages(plan, next, set.packages);
  const before: Record<string, string> = JSON.parse(plan.read(handFactsFile(name)));
  plan.writeJson(handFactsFile(next), writeFacts(before));
  addMoves(plan, name, next);
  addRoutes(plan, name, next);
  freezeUpgradeGuides(plan, major, known);
  addUpgradeGuide(plan, major, nextMajor);
  addWords(plan, nextMajor);
  return { plan, next, decisions: listDecisions(plan, { name, next, set }) };
}

/** Lets the pages of a frozen version import the parts in their own folder. */
export function keepParts(plan: FilePlan, folder: string): void {
  for (const file of plan.listMarkdown(folder))
    plan.edit(file, (text) => text.replaceAll('@site/docs/', `@site/${folder}/`));
}

function addPackages(plan: FilePlan, next: string, packages: PackageSet['packages']): void {
  const folder = `src/capacitor/${next}`;
  const manifest = {
    name: `@capacitor-docs/${next}`,
    version: '0.0.0',
    private: true,
    description: `The published packages that the ${next} documentation describes.`,
    license: 'MIT',
    dependencies: packages,
  };
  plan.writeJson(`${folder}/package.json`, manifest);
  plan.edit('package.json', (text) =>
    text.replace(
      /("workspaces": \[[^\]]*?)(\n\s*\])/,
      (_, list: string, end: string) => `${list},\n    "${folder}"${end}`,
    ),
  );
}

/**
 * Lists the hand-written facts of the next version: those that each version must have, and those that the frozen version has.
 *
 * @param before facts of the frozen version
 * @returns facts with their values; empty where a person has to find it out
 */
export function writeFacts(before: Readonly<Record<string, string>>): Record<string, string> {
  const names = new Set([...requiredHandFacts, ...Object.keys(before)]);
  return Object.fromEntries([...names].map((fact) => [fact, lasting.includes(fact) ? (before[fact] ?? '') : '']));
}

function addMoves(plan: FilePlan, name: string, next: string): void {
  const [major, nextMajor] = [readMajor(name), readMajor(next)];
  const moves: { movedPages: object[] } = JSON.parse(plan.read(movesFile));
  moves.movedPages.push(
    { from: name, to: next, moved: {}, nearest: {}, gone: [] },
    {
      from: next,
      to: name,
      moved: {},
      nearest: { [`/updating/${nextMajor}-0`]: `/updating/${major}-0` },
      gone: [],
    },
  );
  plan.writeJson(movesFile, moves);
}

const routesFile = (name: string): string => `tests/fixtures/routes/${name}.json`;

function addRoutes(plan: FilePlan, name: string, next: string): void {
  const [major, nextMajor] = [readMajor(name), readMajor(next)];
  const routes: { recorded: object[]; added: string[] } = JSON.parse(plan.read(routesFile(name)));
  const added = [...routes.added, `updating/${nextMajor}-0`];
  plan.writeJson(routesFile(next), { ...routes, added });
  if (!plan.has(`docs/updating/${major}-0.md`))
    throw inputError(`docs/updating/${major}-0.md is missing: write the guide first.`);
}

/** Replaces the facts in the guides to this version with text, because in the next version they still have to describe this one. */
function freezeUpgradeGuides(plan: FilePlan, major: string, known: ReadonlyMap<string, string>): void {
  const guides = [`docs/updating/${major}-0.md`, `docs/updating/plugins/${major}-0.md`];
  for (const file of guides.filter((path) => plan.has(path))) {
    const subject = file.includes('/plugins/')
      ? `bring a plugin for Capacitor ${Number(major) - 1} to the packages and native projects of Capacitor ${major}.`
      : `the step from Capacitor ${Number(major) - 1} to ${major}, automatic or by hand, with what changes in an app.`;
    const description = `description: 'On the way to Capacitor {{fact:majorVersion}}: ${subject}'`;
    plan.edit(file, (text) => freezeGuide(text, major, known).replace(/^description: .*$/m, () => description));
  }
}

/** @returns the guide with values in place of facts, and command lines in place of `::install` */
export function freezeGuide(text: string, major: string, known: ReadonlyMap<string, string>): string {
  const pin = (names: string): string =>
    names
      .split(' ')
      .map((name) => (name.startsWith('@capacitor/') ? `${name}@${major}` : name))
      .join(' ');
  return text
    .replace(
      /:fact\[([^\]]+)\]|\{\{fact:([^}]+)\}\}/g,
      (whole, a?: string, b?: string) => known.get((a ?? b ?? '').trim()) ?? whole,
    )
    .replace(/^::install\{([^}]*)\}$/gm, (_, attributes: string) => {
      const [, packages] = /packages="([^"]*)"/.exec(attributes) ?? [];
      const [, dev] = /dev="([^"]*)"/.exec(attributes) ?? [];
      const lines = [
        ...(packages === undefined ? [] : [`npm install ${pin(packages)}`]),
        ...(dev === undefined ? [] : [`npm install --save-dev ${pin(dev)}`]),
        ...(attributes.includes('sync=false') ? [] : ['npx cap sync']),
      ];
      return ['```bash', ...lines, '```'].join('\n');
    });
}

function addUpgradeGuide(plan: FilePlan, major: string, nextMajor: string): void {
  plan.write(`docs/updating/${nextMajor}-0.md`, writeUpgradeGuide(nextMajor));
  const sidebars = addSidebarEntry(plan.read('sidebars.ts'), `updating/${nextMajor}-0`, `updating/${major}-0`);
  if (sidebars === undefined)
    throw inputError(`sidebars.ts has no 'updating/${major}-0', below which the new guide belongs. Add it.`);
  plan.write('sidebars.ts', sidebars);
}

const wordsFile = 'src/config/search-phrases.json';

/** Adds search words, so that readers find the guide by the number of its version. */
export function addWords(plan: FilePlan, nextMajor: string): void {
  const words = ['upgrade to', 'migrate to', 'Capacitor'].map((phrase) => `"${phrase} ${nextMajor}"`).join(', ');
  const entry = `  "/updating/${nextMajor}-0": [${words}, "v${nextMajor}"],`;
  plan.edit(wordsFile, (text) => text.replace(/^ {2}"\/updating\/plugins\/\d+-0":/m, (line) => `${entry}\n${line}`));
}

function listDecisions(
  plan: FilePlan,
  { name, next, set }: { name: string; next: string; set: PackageSet },
): Decision[] {
  const [major, nextMajor] = [readMajor(name), readMajor(next)];
  const find = (files: readonly string[], pattern: string, question: string) =>
    findLines(plan, files, new RegExp(pattern), question);
  const facts: Record<string, string> = JSON.parse(plan.read(handFactsFile(next)));
  const unknown = Object.keys(facts).filter((fact) => facts[fact] === '');
  const pictures = plan.list('static/img').filter((file) => file.endsWith('.svg'));
  return [
    ...unknown.flatMap((fact) => find([handFactsFile(next)], `"${fact}"`, `what is the value of ${fact} in ${next}?`)),
    ...set.behind.flatMap((pack) =>
      find(
        [`src/capacitor/${next}/package.json`],
        `"${pack}"`,
        `npm has no release ${nextMajor}.x: does ${next} have it?`,
      ),
    ),
    {
      file: `docs/updating/${nextMajor}-0.md`,
      line: 1,
      question: 'what must an app change? The guide has only what the packages say',
    },
    // A key without a version applies to all versions without a key of their own, so the next version would get the text of the older ones.
    ...find(
      plan.list('src/packages/reference/overlays'),
      `@${name}": `,
      `does this hold in ${next}, too? Add the key @${next}`,
    ),
    ...find(
      plan.list('src/packages/reference/examples/data'),
      `^## .*[(, ]${name}[,)]`,
      `does this hold in ${next}, too? Add ${next} to the list`,
    ),
    ...find(pictures, `>${name}<`, `does ${next} belong in the picture?`),
    ...findOldNumbers(plan, 'docs', major),
  ];
}
