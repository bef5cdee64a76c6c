import { textOf } from '@capacitor-docs/shared/markdown';
import type { Code, Table } from 'mdast';
import { listTasks, type Plan, type Task } from '../plan/plan';
import { checkNewKeys, checkOldKeys } from './check-config';
import { checkLines, checkSetting } from './check-lines';
import { checkPackages } from './check-packages';
import { checkManifest, checkPlist } from './check-xml';
import { configFiles, type Finding, nativeFiles, type Project, type ProjectFile } from './project';
import { asAdded, type Diff, readDiff } from './read-diff';
import { readLines } from './read-lines';

/** What the files of a project say about a task. */
export interface Evidence {
  /** Whether they show that all of it is done, and at least one line proves it. */
  readonly isDone: boolean;
  readonly findings: readonly Finding[];
  /** Files that the task changes and that were not read. */
  readonly unread: readonly string[];
}

/** How a native file is compared with a change in a guide. */
const checks: Readonly<Record<string, (diff: Diff, file: string, source: string) => Finding[]>> = {
  [nativeFiles.variables]: checkLines,
  [nativeFiles.gradle]: checkLines,
  [nativeFiles.wrapper]: checkLines,
  [nativeFiles.podfile]: checkLines,
  [nativeFiles.manifest]: checkManifest,
  [nativeFiles.plist]: checkPlist,
};

/**
 * Finds out what of a plan is done already. What is compared are the code blocks of the tasks, which come from the guides: diffs, variables in tables,
 * configurations, commands that install packages. Nothing else about a task can be known from files, so tasks without such code have no evidence, and
 * notes about the behavior of a plugin are never done by it.
 *
 * @returns evidence by the ids of the tasks
 */
export function findEvidence(plan: Plan, project: Project): ReadonlyMap<string, Evidence> {
  return new Map(
    listTasks(plan).flatMap((task): [string, Evidence][] => {
      const evidence = checkTask(task, project);
      return evidence.findings.length === 0 ? [] : [[task.id, evidence]];
    }),
  );
}

function checkTask(task: Task, project: Project): Evidence {
  const [, kind] = task.id.split('/');
  const found = checkKind(kind, task, project);
  const findings = found.filter(({ state }) => state !== 'unread');
  const unread = new Set(found.flatMap(({ state, file }) => (state === 'unread' ? file : [])));
  const isProven = findings.some(({ state, line }) => state === 'met' && line !== undefined);
  const isOpen = found.some(({ state }) => state === 'unmet' || state === 'unknown' || state === 'unread');
  return { findings, unread: [...unread], isDone: isProven && !isOpen && kind !== 'note' };
}

function checkKind(kind: string | undefined, { title, body }: Task, project: Project): Finding[] {
  if (kind === 'packages') return checkPackages(body, project);
  if (kind === 'keys') return checkKeys(title, project);
  return body.flatMap((block) => {
    if (block.type === 'table') return checkVariables(block, project);
    return block.type === 'code' ? checkCode(block, project) : [];
  });
}

function fileOf(project: Project, path: string): ProjectFile | undefined {
  return project.files.find((file) => file.path === path);
}

/** Finds the configuration. The CLI reads the first of these files. */
function findConfig(project: Project): ProjectFile | undefined {
  return configFiles.flatMap((path) => fileOf(project, path) ?? [])[0];
}

function checkKeys(title: Task['title'], project: Project): Finding[] {
  const names = title.flatMap((node) => (node.type === 'inlineCode' ? node.value : []));
  const config = findConfig(project);
  return config === undefined ? [] : checkOldKeys(names, config.path, config.text);
}

/** Compares a code block that has the name of a file. */
function checkCode({ lang, meta, value }: Code, project: Project): Finding[] {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (title === undefined) return [];
  if (configFiles.includes(title)) {
    const config = findConfig(project);
    return config === undefined ? [missing(title)] : checkNewKeys(value, config.path, config.text);
  }
  const check = checks[title];
  const file = fileOf(project, title);
  if (check === undefined || file === undefined) return [missing(title)];
  const diff = lang === 'diff' ? readDiff(value) : asAdded(value);
  return [...check(diff, title, file.text), ...(title === nativeFiles.podfile ? checkTarget(diff, project) : [])];
}

/** The Xcode project has the deployment target of the Podfile as well, which the guides say in words only. */
function checkTarget(diff: Diff, project: Project): Finding[] {
  const settings = readLines(diff.added.join('\n')).flatMap(({ setting }) => setting ?? []);
  const target = settings.find(({ name }) => name === 'platform :ios')?.value;
  if (target === undefined) return [];
  const file = fileOf(project, nativeFiles.xcode);
  if (file === undefined) return [missing(nativeFiles.xcode)];
  return checkSetting('IPHONEOS_DEPLOYMENT_TARGET', target, file.path, readLines(file.text));
}

/** Compares variables that an app need not have with the last column of a table whose first column names them. */
function checkVariables({ children: [head, ...rows] }: Table, project: Project): Finding[] {
  const file = fileOf(project, nativeFiles.variables);
  if (textOf(head?.children[0] ?? []).toLowerCase() !== 'variable') return [];
  if (file === undefined) return [missing(nativeFiles.variables)];
  const lines = readLines(file.text);
  return rows.flatMap(({ children }) => {
    const [name, value] = [children[0], children.at(-1)].map((cell) => textOf(cell ?? []));
    const isSet = lines.some(({ setting }) => setting?.name === name);
    return isSet && name !== undefined && value !== undefined ? checkSetting(name, value, file.path, lines) : [];
  });
}

function missing(file: string): Finding {
  return { state: 'unread', file, text: '' };
}
