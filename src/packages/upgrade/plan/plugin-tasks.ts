import type { BlockContent, PhrasingContent } from 'mdast';
import { inlineCode, join, link, list, table, text } from '../../../remark/nodes';
import type { GuideBlock, PluginData, PluginNote, StepData, VersionData } from '../data';
import { describeChange } from './describe-change';
import type { PlanGroup, Task } from './plan';

/** A step, its two versions, and the plugins that an app has in each. */
export interface StepScope {
  readonly step: StepData;
  readonly older: VersionData;
  readonly newer: VersionData;
  /** Pages of the app's plugins in the older version. */
  readonly before: ReadonlySet<string>;
  /** Pages of the app's plugins in the newer version. */
  readonly after: ReadonlySet<string>;
  /** Pages of plugins in the newer version that the app's framework calls. */
  readonly framework: ReadonlySet<string>;
  /** Names of the packages that the app has when the step begins: its own, and those that the steps before installed. */
  readonly present: ReadonlySet<string>;
  /** Names of packages that belong to a version before the older one and have a successor in it. */
  readonly outdated: readonly string[];
}

/** Returns a task about plugins that moved to another package, were renamed, or are gone. */
export function moveTask({ step, older, newer, before }: StepScope): Task[] {
  const moves = step.moves.filter(({ page }) => before.has(page));
  if (moves.length === 0) return [];
  const rows = moves.map(({ page, to, words, nearest }) => {
    const plugin = older.plugins.find((candidate) => candidate.page === page);
    const targets = to.flatMap((target) => newer.plugins.find((candidate) => candidate.page === target) ?? []);
    const help = nearest.map(({ title, url }) => [link(url, text(title))]);
    return {
      cells: [
        [inlineCode(plugin?.exportName ?? page)],
        targets.length === 0 ? [text('none')] : join(targets.map(nameTarget), ', '),
        [
          ...(words ?? []),
          ...(help.length > 0 ? [text(words === undefined ? 'See ' : '. See '), ...join(help, ', ')] : []),
        ],
      ],
    };
  });
  return [
    {
      id: `${step.to}/moved`,
      title: [text('Replace the plugins that moved or ended')],
      body: [table([older.name, newer.name, 'What to do'], rows)],
      more: moreAt(step.guide, 'packages'),
    },
  ];
}

function nameTarget({ url, package: name }: PluginData): PhrasingContent[] {
  return [link(url, inlineCode(name))];
}

/** Returns the link of a task to a part of the upgrade guide, if there is a guide. */
export function moreAt(guide: string | undefined, anchor: string): Task['more'] {
  return guide === undefined ? undefined : { label: 'Full guide', url: `${guide}#${anchor}` };
}

/** Sort key that puts notes about no particular plugin last. */
const lastOfAll = '\uffff';

/** Returns the changes in an app's plugins: notes from the guide, and differences in their APIs. */
export function pluginGroup(scope: StepScope): PlanGroup {
  const { step, newer, older } = scope;
  const titles = new Map([...older.plugins, ...newer.plugins].map(({ page, title }) => [page, title]));
  const pages = [...new Set([...scope.before, ...scope.after])].filter((page) => titles.has(page));
  const notes = step.notes.flatMap((note): (Task & { sort: string })[] => {
    const own = note.pages?.filter((page) => pages.includes(page));
    if (own?.length === 0) return [];
    const name = own?.flatMap((page) => titles.get(page) ?? []).join(', ');
    return [
      {
        ...noteTask(note, name, step, pages),
        sort: name ?? (note.pages === null && note.url.endsWith('#plugins') ? '' : lastOfAll),
      },
    ];
  });
  const changes = pages.flatMap((page): (Task & { sort: string })[] => {
    const own = step.changes.filter((change) => change.page === page && isConcerned(change, scope));
    const title = titles.get(page) ?? page;
    if (own.length === 0) return [];
    return [
      {
        id: `${step.to}/api/${page}`,
        title: [text(`${title}: ${own.length === 1 ? 'one change' : `${own.length} changes`} of the API`)],
        body: [list(own.map((change) => describeChange(change, older.plugins)))],
        sort: title,
      },
    ];
  });
  const tasks = [...notes, ...changes].sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0));
  return { title: 'Plugins', tasks: tasks.map(({ sort: _, ...task }) => task) };
}

/** Changes of members that came from another plugin affect apps with that plugin too. */
function isConcerned({ page, from }: StepData['changes'][number], { before, after }: StepScope): boolean {
  return after.has(page) || before.has(from?.page ?? page);
}

/** Turns a note into a task. A row of the guide's table becomes the title; a section of the guide goes into the folded body. */
function noteTask(note: PluginNote, name: string | undefined, step: StepData, pages: readonly string[]): Task {
  const [first, ...others] = note.body;
  const isRow = first?.type === 'paragraph' && note.body.length <= 2 && note.url.endsWith('#plugins');
  const label = name === undefined ? (isRow ? 'All plugins' : note.title) : name;
  return {
    id: `${step.to}/note/${note.id}`,
    title: isRow
      ? [text(`${label}: `), ...first.children]
      : [text(name === undefined ? label : `${label}: changed behavior`)],
    body: isRow ? others : filterRows(note.body, pages),
    more: { label: 'Full guide', url: note.url },
  };
}

/** Removes rows about plugins that an app does not have, and tables that have no rows left. */
export function filterRows(body: readonly GuideBlock[], pages: readonly string[]): BlockContent[] {
  const blocks: BlockContent[] = [];
  for (const { rowPlugins, ...block } of body) {
    if (rowPlugins === undefined || block.type !== 'table') {
      blocks.push(block);
      continue;
    }
    const [head, ...rows] = block.children;
    const kept = rows.filter((_, index) => rowPlugins[index]?.some((page) => pages.includes(page)) ?? true);
    if (head !== undefined && kept.length > 0) blocks.push({ ...block, children: [head, ...kept] });
    else if (isLeadIn(blocks.at(-1))) blocks.pop();
  }
  return blocks;
}

/** A sentence such as `If your file has variables of plugins, raise these too:` is useless without the table after it. */
function isLeadIn(block: BlockContent | undefined): boolean {
  const last = block?.type === 'paragraph' ? block.children.at(-1) : undefined;
  return last?.type === 'text' && last.value.endsWith(':');
}
