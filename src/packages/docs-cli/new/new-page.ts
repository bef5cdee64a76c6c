/** `new`: creates pages from templates, with their sidebar entries. */

import { nameSidebars } from '@capacitor-docs/docs-checks';
import { examplesFile, loadReference } from '@capacitor-docs/reference';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { type DocsVersion, docsVersions, majorOf, versionNames } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import { UsageError } from '../command';
import { FilePlan } from '../file-plan';
import { saveSourceFacts } from '../packages/update';
import { addSidebarEntry } from '../page/sidebars';
import { pageName, planMoves, readVersions } from '../page/version-pages';
import { type Decision, finishChange } from '../versions/decisions';
import { installPackages } from '../versions/npm-packages';
import { askReleases, findRelease } from './releases';
import { fitDescription, toTitle, writeCommandPage, writePage, writePluginPage } from './templates';
import { writeUpgradeGuide } from './upgrade-guide';

const kinds = ['page', 'plugin', 'command', 'upgrade-guide'] as const;

/** Options of the command, by their names. */
export interface Choices {
  readonly in?: string | undefined;
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly release?: string | undefined;
  readonly 'dry-run'?: boolean | undefined;
}

/**
 * Plans a page in the given versions: the file, the sidebar, and the map of moved pages.
 *
 * @param [above] entry of the sidebar that the page is to be above
 */
function planPage(
  plan: FilePlan,
  path: string,
  text: string,
  versions: readonly DocsVersion[],
  above?: string,
): Decision[] {
  const decisions = versions.flatMap((version): Decision[] => {
    const file = `${version.docsDir}/${path}.md`;
    if (plan.has(file)) throw inputError(`${file} already exists.`);
    const question = 'does the description say what readers find here?';
    const sidebars = nameSidebars(version);
    const added = addSidebarEntry(plan.read(sidebars), path, above);
    plan.edit(sidebars, (before) => added ?? before);
    plan.write(file, added === undefined ? text.replace(/(?<=^---\n)/, 'displayed_sidebar: null\n') : text);
    if (added !== undefined) return [{ file, line: 3, question }];
    return [
      { file, line: 4, question },
      { file, line: 2, question: `which sidebar has it? Add ${path} to ${sidebars}, and remove this line` },
    ];
  });
  return [...decisions, ...planMoves(plan, [])];
}

/**
 * Reads which release of a plugin is asked for.
 *
 * @throws a one-line error for a range or a tag
 */
export function readRelease(release: string | undefined): string | undefined {
  if (release === undefined || /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(release)) return release;
  throw inputError(
    `--release is "${release}". Name one release, such as 1.2.3, because the pages describe exactly one.`,
  );
}

async function planPlugin(
  plan: FilePlan,
  pack: string,
  versions: readonly DocsVersion[],
  choices: Choices,
): Promise<Decision[]> {
  const wanted = readRelease(choices.release);
  const { releases, description } = await askReleases(pack);
  const name = pack.replace('@capacitor/', '');
  const decisions: Decision[] = [];
  for (const version of versions) {
    const release = wanted ?? findRelease(releases, Number(majorOf(version.name)));
    if (release === undefined)
      throw inputError(
        `No release of ${pack} is for Capacitor ${majorOf(version.name)}. Name one: --release <version>`,
      );
    const file = `src/capacitor/${version.name}/package.json`;
    const manifest: { dependencies: Record<string, string> } = JSON.parse(plan.read(file));
    const others = Object.entries(manifest.dependencies).filter(([other]) => other !== pack);
    const place = others.findIndex(([other]) => other > pack);
    const split = place === -1 ? others.length : place;
    const entries = [...others.slice(0, split), [pack, release] as const, ...others.slice(split)];
    plan.writeJson(file, { ...manifest, dependencies: Object.fromEntries(entries) });
    console.log(`${version.name}: ${pack} ${release}`);
  }
  const page = {
    title: choices.title ?? toTitle(name),
    description: choices.description ?? fitDescription(description),
  };
  decisions.push(...planPage(plan, `apis/${name}`, writePluginPage(page, pack), versions));
  decisions.push(askForExamples(plan, name));
  return decisions;
}

/** Asks for examples of the methods, which are unknown until the package is installed, so that a person has to write them. */
export function askForExamples(plan: FilePlan, name: string): Decision {
  const file = examplesFile(name);
  const todo = plan.has(file)
    ? 'do they compile there, too?'
    : 'create this file: "## <method>" and a ts block for each';
  return { file, line: 1, question: `every method needs an example; ${todo}` };
}

function planCommand(plan: FilePlan, name: string, versions: readonly DocsVersion[], choices: Choices): Decision[] {
  for (const version of versions) {
    const known = loadReference(version.name)
      .cli.commands.filter(({ hidden }) => !hidden)
      .map((command) => command.name);
    if (known.includes(name)) continue;
    const near = nearestName(name, known);
    throw inputError(
      `The CLI of ${version.name} has no command "${name}"${near === undefined ? `, only ${known.join(', ')}` : `, but "${near}"`}.`,
    );
  }
  const description = choices.description ?? fitDescription(`What npx cap ${name} does`);
  return planPage(
    plan,
    `cli/commands/${name}`,
    writeCommandPage({ title: `cap ${name}`, description }, name),
    versions,
  );
}

function planGuide(plan: FilePlan, name: string): Decision[] {
  const major = name.replace(/^v/, '').replace(/[-.]0$/, '');
  const version = docsVersions.find((candidate) => majorOf(candidate.name) === major);
  if (version === undefined)
    throw inputError(`There is no version v${major} with pages, only ${versionNames.join(', ')}.`);
  const path = `updating/${major}-0`;
  const decisions = planPage(plan, path, writeUpgradeGuide(major), [version], `updating/${Number(major) - 1}-0`);
  const file = `${version.docsDir}/${path}.md`;
  return [
    { file, line: 1, question: 'what must an app change? The guide has only what the packages say' },
    ...decisions.filter((decision) => decision.file !== file),
  ];
}

/**
 * Creates a page from a template, with its sidebar entries.
 *
 * @param kind one of {@link kinds}
 * @param name path of the page, or name of the package, command or version
 * @throws a one-line error when there can't be such a page; nothing has changed then
 */
export async function createPage(kind: string, name: string, choices: Choices): Promise<void> {
  if (!kinds.some((known) => known === kind)) {
    const near = nearestName(kind, kinds);
    throw new UsageError(
      `"${kind}" is not one of ${kinds.join(', ')}.${near === undefined ? '' : ` Did you mean ${near}?`}`,
    );
  }
  if (kind === 'plugin' && /^@(?!capacitor\/)/.test(name))
    throw new UsageError(
      `"${name}" is not a package of @capacitor. The reference reads only these: where their sources are, which release fits a version, and what a plugin does on each platform. Write a page about it by hand: npm run cli new -- page guides/${name.replace(/^.*\//, '')}`,
    );
  const path = kind === 'plugin' ? name.replace(/^@capacitor\//, '') : name.replace(/\.mdx?$/, '');
  if (!pageName.test(path))
    throw new UsageError(`"${name}" is not a valid name for a ${kind}. Use lowercase letters, digits and hyphens.`);
  const plan = new FilePlan(projectRoot);
  const isDry = choices['dry-run'] ?? false;
  const versions = readVersions(choices.in);
  if (choices.description !== undefined) checkDescription(choices.description, versions);
  finishChange(plan, await planKind(plan, kind, path, versions, choices), isDry);
  if (isDry) return;
  if (kind === 'plugin') {
    await installPackages();
    for (const version of versions) saveSourceFacts(version.name, false);
  }
  const pages = [...plan.changes.keys()].filter((file) => /^(?:docs|versioned_docs)\/.*\.md$/.test(file));
  console.log(`\nNow: npm run check:docs -- ${pages.join(' ')}`);
}

/** @throws a usage error for a description that `check:docs` would not accept */
export function checkDescription(text: string, versions: readonly DocsVersion[]): void {
  const { length } = text.replace('{{fact:majorVersion}}', '5');
  if (length < 60 || length > 160) throw new UsageError(`--description has ${length} characters. It needs 60 to 160.`);
  if (versions.length > 1 && !text.includes('{{fact:majorVersion}}'))
    throw new UsageError(
      `--description is the same in ${versions.map(({ name }) => name).join(' and ')}. Let it name the version: Capacitor {{fact:majorVersion}}`,
    );
}

async function planKind(
  plan: FilePlan,
  kind: string,
  path: string,
  versions: readonly DocsVersion[],
  choices: Choices,
): Promise<Decision[]> {
  if (kind === 'plugin') return planPlugin(plan, `@capacitor/${path}`, versions, choices);
  if (kind === 'command') return planCommand(plan, path, versions, choices);
  if (kind === 'upgrade-guide') return planGuide(plan, path);
  const title = choices.title ?? toTitle(path.slice(path.lastIndexOf('/') + 1));
  const description = choices.description ?? fitDescription(title);
  return planPage(plan, path, writePage({ title, description }), versions);
}
