import type { PhrasingContent } from 'mdast';
import { frameworkPlugins } from '../../../config/upgrade';
import { majorOf, type VersionName } from '../../../config/versions';
import { inlineCode, join, text } from '../../../remark/nodes';
import type { PluginData, StepData, UpgradeData, VersionData } from '../data';
import { otherPackagesPart } from './other-packages';
import type { App, Dependency, Plan } from './plan';
import type { StepScope } from './plugin-tasks';
import { pagesOfPackages, sortPackages } from './sort-packages';
import { readSpecifier } from './specifier';
import { stepPart } from './step-part';

/**
 * Makes the plan of an upgrade: everything that affects the app in each step from one version to the other, and nothing else. The same app and
 * versions always result in the same plan.
 *
 * @param from a version older than `to`; both have pages
 * @throws if the data has no step between them
 */
export function makePlan(app: App, from: VersionName, to: VersionName, data: UpgradeData): Plan {
  const steps = stepsBetween(from, to, data);
  const sorted = sortPackages(app.dependencies, data);
  const isAssumed = isAllAssumed(app, from, data);
  const start = find(data, from);
  const assumed = isAssumed ? start.plugins.map(({ page }) => page) : [];
  const left = replaceOutdated([...pagesOfPackages(sorted.plugins, data), ...app.picked, ...assumed], from, data);
  let outdated = sorted.plugins.filter((plugin) => isOutdated(plugin, from, data)).map(({ name }) => name);
  const parts = [];
  let pages: ReadonlySet<string> = new Set(left);
  let present: ReadonlySet<string> = new Set(app.dependencies.map(({ name }) => name));
  for (const step of steps) {
    const scope = { ...openStep(step, pages, app, data), present, outdated };
    parts.push(stepPart(scope, app));
    pages = new Set([...scope.after, ...scope.framework]);
    present = new Set([...present, ...scope.newer.plugins.flatMap((own) => (pages.has(own.page) ? own.package : []))]);
    // The first step removes them.
    outdated = [];
  }
  const others = otherPackagesPart(app, sorted, find(data, to));
  return {
    from,
    to,
    warnings: listWarnings(app, from, to, data, isAssumed),
    parts: [...parts, ...others],
    others: sorted.others.map(({ name }) => name),
  };
}

/** Plugins that come with the core are not listed as packages, so all of them may be in use until the reader picks some. */
function isAllAssumed(app: App, from: VersionName, data: UpgradeData): boolean {
  const { plugins } = find(data, from);
  return app.picked.length === 0 && plugins.every((plugin) => plugin.package === '@capacitor/core');
}

function stepsBetween(from: VersionName, to: VersionName, data: UpgradeData): StepData[] {
  const start = data.steps.findIndex((step) => step.from === from);
  const end = data.steps.findIndex((step) => step.to === to);
  if (start === -1 || end < start) throw new Error(`There is no way from ${from} to ${to}.`);
  return data.steps.slice(start, end + 1);
}

function find(data: UpgradeData, name: VersionName): VersionData {
  const found = data.versions.find((version) => version.name === name);
  if (found === undefined) throw new Error(`The data has no version ${name}.`);
  return found;
}

/** Determines the plugins that an app has before and after a step. */
function openStep(
  step: StepData,
  before: ReadonlySet<string>,
  app: App,
  data: UpgradeData,
): Omit<StepScope, 'present' | 'outdated'> {
  const [older, newer] = [find(data, step.from), find(data, step.to)];
  const after = [...before].flatMap((page) => step.moves.find((move) => move.page === page)?.to ?? [page]);
  const { to, frameworks, packages } = frameworkPlugins;
  const isFramework = (name: string): boolean => frameworks.some((framework) => framework === name);
  const isNeeded = to === step.to && app.dependencies.some(({ name }) => isFramework(name));
  const needed = newer.plugins.filter((plugin) => isNeeded && packages.some((name) => name === plugin.package));
  return { step, older, newer, before, after: new Set(after), framework: new Set(needed.map(({ page }) => page)) };
}

/** Replaces plugins whose package belongs to an older version than the app's with their successors. */
function replaceOutdated(pages: readonly string[], from: VersionName, data: UpgradeData): string[] {
  const known = new Set(find(data, from).plugins.map(({ page }) => page));
  const earlier = data.steps.slice(
    0,
    data.steps.findIndex((step) => step.from === from),
  );
  return pages.flatMap((page) => {
    if (known.has(page)) return [page];
    const became = earlier.flatMap(({ moves }) => moves.filter((move) => move.page === page)).at(-1)?.to;
    return became ?? [page];
  });
}

/** Whether `replaceOutdated` replaces the plugin of a package. */
function isOutdated(plugin: Dependency, from: VersionName, data: UpgradeData): boolean {
  const pages = pagesOfPackages([plugin], data);
  return replaceOutdated(pages, from, data).join() !== pages.join();
}

function listWarnings(
  app: App,
  from: VersionName,
  to: VersionName,
  data: UpgradeData,
  isAssumed: boolean,
): PhrasingContent[][] {
  const [start, end] = [find(data, from), find(data, to)];
  const warnings: PhrasingContent[][] = [];
  const major = Number(majorOf(from));
  const others: PhrasingContent[][] = [];
  const { runtime } = sortPackages(app.dependencies, data);
  for (const dependency of app.dependencies) {
    const { name } = dependency;
    const isPart = (plugin: PluginData): boolean => plugin.package === name && name !== '@capacitor/core';
    const plugin = start.plugins.find(isPart);
    const expected = runtime.includes(dependency) ? major : plugin && Number(plugin.major);
    const own = majorOfDependency(dependency);
    if (expected === undefined && data.versions.some(({ plugins }) => plugins.some(isPart)))
      warnings.push([inlineCode(name), text(` does not exist in version ${major}: the plan replaces it.`)]);
    else if (own !== undefined && expected !== undefined && own !== expected)
      others.push([inlineCode(name), text(` ${own} instead of ${expected}`)]);
  }
  if (others.length > 0)
    warnings.unshift([
      text(`The plan starts at version ${major}, but these packages have another version: `),
      ...join(others, ', '),
      text('. All packages of an app should belong to the same version of Capacitor.'),
    ]);
  if (isAssumed)
    warnings.push([
      text(`In version ${major} the plugins are part of `),
      inlineCode('@capacitor/core'),
      text(', so package.json does not say which of them the app uses. The plan has all of them until you pick yours.'),
    ]);
  if (end.state === 'unreleased')
    warnings.push([text(`Version ${majorOf(to)} is not released yet. Try this step on a branch.`)]);
  return warnings;
}

function majorOfDependency({ name, range, installed }: Dependency): number | undefined {
  const reading = readSpecifier(installed ?? range, name);
  return reading.kind === 'major' ? reading.major : undefined;
}
