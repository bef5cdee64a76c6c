import { labelOf } from '@capacitor-docs/reference/member-words';
import type { PhrasingContent } from 'mdast';
import lt from 'semver/functions/lt.js';
import { companions } from '../../../config/upgrade';
import { majorOf } from '../../../config/versions';
import { platformNames } from '../../../lib/platform-names';
import { inlineCode, join, list, paragraph, table, text } from '../../../remark/nodes';
import type { ChangeData, NativePlatform } from '../data';
import { installBlock, shell } from './commands';
import { describeChange } from './describe-change';
import type { App, Dependency, PlanGroup, PlanPart, Task } from './plan';
import { filterRows, moreAt, moveTask, pluginGroup, type StepScope } from './plugin-tasks';
import { readSpecifier } from './specifier';

/** Returns all tasks of one step, without the groups that have no task for this app. */
export function stepPart(scope: StepScope, app: App): PlanPart {
  const { step } = scope;
  const groups: PlanGroup[] = [
    { title: 'Before this step', tasks: [...toolTask(scope, app), ...companionTasks(scope, app)] },
    { title: 'Packages', tasks: [...moveTask(scope), installTask(scope, app)] },
    { title: 'Code', tasks: sectionTasks(scope, undefined) },
    ...app.platforms.map((platform) => ({
      title: `${platformNames[platform]} project`,
      tasks: sectionTasks(scope, platform),
    })),
    keyGroup(scope, app),
    pluginGroup(scope),
    { title: 'Check', tasks: [checkTask(scope, app)] },
  ];
  return {
    id: step.to,
    title: `From version ${majorOf(step.from)} to version ${majorOf(step.to)}`,
    guide: step.guide,
    groups: groups.filter(({ tasks }) => tasks.length > 0),
  };
}

/** Returns a task about the requirements that differ between the two versions. */
function toolTask({ step, older, newer }: StepScope, { platforms }: App): Task[] {
  const own = step.tools.filter(
    ({ on, before, after }) => before !== after && (on === undefined || platforms.includes(on)),
  );
  if (own.length === 0) return [];
  const rows = own.map(({ name, before, after }) => ({ cells: [[text(name)], [text(before)], [text(after)]] }));
  return [
    {
      id: `${step.to}/tools`,
      title: [text(`Install the tools that version ${majorOf(step.to)} needs`)],
      body: [table(['At least', older.name, newer.name], rows)],
      more: moreAt(step.guide, 'before-you-start'),
    },
  ];
}

/** Returns tasks for packages of the app that are too old for the version. */
function companionTasks({ step }: StepScope, { dependencies }: App): Task[] {
  return companions
    .filter(({ to }) => to === step.to)
    .flatMap(({ name, atLeast }): Task[] => {
      const own = dependencies.find((dependency) => dependency.name === name);
      if (own === undefined || !isOlder(own, atLeast)) return [];
      const has = own.installed ?? own.range;
      const title = [text('Raise '), inlineCode(name), text(` to ${atLeast} or newer: the app has ${has}`)];
      return [{ id: `${step.to}/raise/${name}`, title, body: [], more: moreAt(step.guide, 'before-you-start') }];
    });
}

/** Checks whether the oldest release that a package allows is older than the required one. False if it names no release. */
function isOlder({ name, range, installed }: Dependency, atLeast: string): boolean {
  const reading = readSpecifier(installed ?? range, name);
  // Pre-releases of the required release count as it.
  return reading.kind === 'major' && lt(reading.lowest, `${atLeast}.0-0`);
}

/** Returns the task with the commands that install the packages of the version. */
function installTask({ step, older, newer, before, after, framework, present, outdated }: StepScope, app: App): Task {
  const { to, major, migrates } = step;
  const pluginsOf = (version: typeof newer, pages: ReadonlySet<string>) =>
    version.plugins.filter((plugin) => pages.has(plugin.page) && plugin.package !== '@capacitor/core');
  const extra = pluginsOf(newer, framework);
  const plugins = [...new Set([...pluginsOf(newer, after), ...extra])];
  const installed = new Set(plugins.map((plugin) => plugin.package));
  const former = new Set([...outdated, ...pluginsOf(older, before).map((plugin) => plugin.package)]);
  const removed = [...former].filter((name) => present.has(name) && !installed.has(name));
  const runtime = ['core', ...app.platforms].map((part) => `@capacitor/${part}@${major}`);
  const cli = `@capacitor/cli@${major}`;
  const isDev = app.dependencies.find(({ name }) => name === '@capacitor/cli')?.isForDevelopment ?? true;
  const packages = [...runtime, ...plugins.map((plugin) => `${plugin.package}@${plugin.major}`)];
  const dev = isDev ? [cli] : [];
  const all = installBlock({ packages: isDev ? packages : [cli, ...packages], dev, removed }, app.manager);
  const cliOnly = installBlock({ packages: isDev ? [] : [cli], dev, removed: [] }, app.manager);
  const reason = paragraph(
    text('Apps made with Ionic Framework need '),
    ...joinCodes(extra.map((plugin) => plugin.package)),
    text(' in any case.'),
  );
  const notes = extra.length > 0 ? [reason] : [];
  const id = `${to}/packages`;
  if (!migrates)
    return {
      id,
      title: [text(`Install the packages of version ${majorOf(to)}`)],
      body: [paragraph(text('Commit everything first: that is your way back.')), ...all, ...notes],
      more: moreAt(step.guide, 'packages'),
    };
  return {
    id,
    title: [text('Raise the packages with '), inlineCode('npx cap migrate')],
    body: [
      paragraph(text('Commit everything first. The command changes packages and native projects.')),
      ...cliOnly,
      shell('npx cap migrate'),
      paragraph(text('By hand, in a monorepo or where the command does not fit:')),
      // Without a sync: `pod install` fails until the native project is raised, so the last task of the step has it.
      ...all,
      ...notes,
    ],
    more: moreAt(step.guide, 'the-automatic-way'),
  };
}

function joinCodes(names: readonly string[]): PhrasingContent[] {
  return join(
    names.map((name) => [inlineCode(name)]),
    ', ',
  );
}

/** Returns the guide's tasks for one platform, or for all apps if `platform` is undefined. */
function sectionTasks({ step, before, after }: StepScope, platform: NativePlatform | undefined): Task[] {
  const pages = [...before, ...after];
  return step.sections
    .filter(({ on }) => on === platform)
    .map((section) => ({
      id: `${step.to}/guide/${section.id}`,
      title: section.title,
      ...(section.isMigrated ? { isMigrated: true } : {}),
      body: filterRows(section.body, pages),
      more: { label: 'Full guide', url: section.url },
    }));
}

/** Returns tasks for configuration keys that were renamed, removed or deprecated. Keys that one note of the guide covers share a task. */
function keyGroup({ step, older, before, after }: StepScope, app: App): PlanGroup {
  const changes = step.changes.filter((change) => {
    return change.page === 'config' && isKeyOf(change, app, [...before, ...after], [...older.plugins]);
  });
  const keyOf = ({ from, id }: ChangeData): string => labelOf(from?.id ?? id);
  const noteOf = (change: ChangeData) =>
    step.keys.find(
      ({ keys }) => keys.includes(keyOf(change)) || keys.includes(keyOf(change).split('.').at(-1) ?? ''),
    ) ?? step.keys.find(({ keys }) => keys.some((key) => key.includes('.') && keyOf(change).startsWith(`${key}.`)));
  const groups = new Map<unknown, ChangeData[]>();
  for (const change of changes) {
    const key = noteOf(change) ?? change;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const tasks = [...groups.values()].map((own): Task => {
    const [first] = own;
    const note = first && noteOf(first);
    return {
      id: `${step.to}/keys/${own.map(keyOf).join('+')}`,
      title: joinCodes(own.map(keyOf)),
      body: [
        ...(note === undefined ? [] : [paragraph(...note.words)]),
        list(own.map((change) => describeChange(change, older.plugins))),
      ],
      more: moreAt(step.guide, 'configuration'),
    };
  });
  return {
    title: 'Configuration',
    lead: [text('Look for these keys in your '), inlineCode('capacitor.config'), text(' file.')],
    tasks,
  };
}

/** Checks whether a key affects the app: keys of a platform or plugin affect only apps that have it. */
function isKeyOf(
  change: ChangeData,
  app: App,
  pages: readonly string[],
  plugins: StepScope['older']['plugins'],
): boolean {
  const key = labelOf(change.from?.id ?? change.id);
  const platform = /^(ios|android)\./.exec(key)?.[1] ?? (/android/i.test(key) ? 'android' : undefined);
  if (platform !== undefined) return app.platforms.some((own) => own === platform);
  const name = /^plugins\.(\w+)/.exec(key)?.[1];
  if (name === undefined) return true;
  const official = plugins.find(({ exportName }) => exportName === name);
  if (official !== undefined) return pages.includes(official.page);
  return app.dependencies.some((dependency) => dependency.name.toLowerCase().includes(name.toLowerCase()));
}

function checkTask({ step }: StepScope, { platforms }: App): Task {
  const runs = platforms.map((platform) => `npx cap run ${platform}`);
  return {
    id: `${step.to}/check`,
    title: [text('Build, sync and try the app')],
    body: [shell('npx cap doctor', 'npm run build', 'npx cap sync', ...runs)],
    more: moreAt(step.guide, 'check-that-it-works'),
  };
}
