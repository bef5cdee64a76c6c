import type { BlockContent, Code, PhrasingContent, Table } from 'mdast';
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

/** Settings that have the same value in another file, where the guides say so in words only. */
const twins = [
  {
    file: nativeFiles.podfile,
    name: 'platform :ios',
    other: nativeFiles.xcode,
    otherName: 'IPHONEOS_DEPLOYMENT_TARGET',
  },
] as const;

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
  const found =
    kind === 'packages'
      ? { findings: checkPackages(task.body, project), unread: [] }
      : kind === 'keys'
        ? checkKeys(task, project)
        : checkBody(task.body, project);
  const isProven = found.findings.some(({ state, line }) => state === 'met' && line !== undefined);
  const isOpen = found.findings.some(({ state }) => state === 'unmet' || state === 'unknown');
  return { ...found, isDone: isProven && !isOpen && found.unread.length === 0 && kind !== 'note' };
}

type Found = Pick<Evidence, 'findings' | 'unread'>;

function fileOf(project: Project, path: string): ProjectFile | undefined {
  return project.files.find((file) => file.path === path);
}

/** Finds the configuration. The CLI reads the first of these files. */
function findConfig(project: Project): ProjectFile | undefined {
  return configFiles.flatMap((path) => fileOf(project, path) ?? [])[0];
}

function checkKeys({ title }: Task, project: Project): Found {
  const names = title.flatMap((node) => (node.type === 'inlineCode' ? node.value : []));
  const config = findConfig(project);
  return { findings: config === undefined ? [] : checkOldKeys(names, config.path, config.text), unread: [] };
}

/** Compares the code blocks with a file's name in the text of a guide, and its tables of variables. */
function checkBody(body: readonly BlockContent[], project: Project): Found {
  const parts = body.map((block): Found => {
    if (block.type === 'table') return checkVariables(block, project);
    return block.type === 'code' ? checkCode(block, project) : { findings: [], unread: [] };
  });
  return {
    findings: parts.flatMap(({ findings }) => findings),
    unread: [...new Set(parts.flatMap(({ unread }) => unread))],
  };
}

function checkCode({ lang, meta, value }: Code, project: Project): Found {
  const title = /title="([^"]+)"/.exec(meta ?? '')?.[1];
  if (title === undefined) return { findings: [], unread: [] };
  if (configFiles.includes(title)) {
    const config = findConfig(project);
    return config === undefined
      ? { findings: [], unread: [title] }
      : { findings: checkNewKeys(value, config.path, config.text), unread: [] };
  }
  const check = checks[title];
  const file = fileOf(project, title);
  if (check === undefined || file === undefined) return { findings: [], unread: [title] };
  const diff = lang === 'diff' ? readDiff(value) : asAdded(value);
  const twin = checkTwins(title, diff, project);
  return { findings: [...check(diff, title, file.text), ...twin.findings], unread: twin.unread };
}

function checkTwins(title: string, diff: Diff, project: Project): Found {
  const added = readLines(diff.added.join('\n'));
  const parts = twins.flatMap(({ file, name, other, otherName }): Found[] => {
    const value = added.find(({ setting }) => setting?.name === name)?.setting?.value;
    if (file !== title || value === undefined) return [];
    const own = fileOf(project, other);
    if (own === undefined) return [{ findings: [], unread: [other] }];
    return [{ findings: checkSetting(otherName, value, other, readLines(own.text)), unread: [] }];
  });
  return { findings: parts.flatMap(({ findings }) => findings), unread: parts.flatMap(({ unread }) => unread) };
}

/** Compares variables that an app need not have with the last column of a table whose first column names them. */
function checkVariables({ children: [head, ...rows] }: Table, project: Project): Found {
  const file = fileOf(project, nativeFiles.variables);
  const isAbout = textOf(head?.children[0]?.children).toLowerCase() === 'variable';
  if (!isAbout) return { findings: [], unread: [] };
  if (file === undefined) return { findings: [], unread: [nativeFiles.variables] };
  const lines = readLines(file.text);
  const findings = rows.flatMap(({ children }) => {
    const [name, value] = [textOf(children[0]?.children), textOf(children.at(-1)?.children)];
    return lines.some(({ setting }) => setting?.name === name) ? checkSetting(name, value, file.path, lines) : [];
  });
  return { findings, unread: [] };
}

function textOf(nodes: readonly PhrasingContent[] = []): string {
  return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : '')).join('');
}
