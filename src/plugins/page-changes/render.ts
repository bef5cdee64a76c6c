/** Writes a comparison as HTML. */

import { escapeAttribute as escapeHtml } from '../../lib/escape';
import { pluginIcons } from '../../lib/plugin-icons';
import { changeTag } from '../../lists/change-filter';
import { parseBlock, type Resolve, toHtml } from './block-html';
import type { Block, Neutral } from './blocks';
import type { ChangedSection, ChangedStep } from './compare';
import type { ApiLine } from './describe-api';
import { mergeTrees } from './merge-trees';

/** One of the two pages that are compared. */
export interface Side {
  /** `v3` */
  readonly version: string;
  readonly title: string;
  /** Address of the page below the host. */
  readonly path: string;
  readonly neutral: Neutral;
  readonly resolve: Resolve;
}

/** The content of a page that compares two versions of a page. */
export interface Comparison<OnePage = Side> {
  readonly older: OnePage;
  readonly newer: OnePage;
  /** Pages of the older version that became a part of the newer page. */
  readonly merged: readonly { readonly title: string; readonly path: string }[];
  readonly api: readonly ApiLine[];
  readonly sections: readonly ChangedSection[];
  /** Comparisons of the same page between other versions. */
  readonly others: readonly { readonly from: string; readonly to: string; readonly path: string }[];
}

/** Whether two versions of a page say the same. */
export function isUnchanged({ api, sections, merged, older, newer }: Comparison): boolean {
  return api.length === 0 && sections.length === 0 && merged.length === 0 && older.title === newer.title;
}

/** @returns the title of a comparison's page */
export function nameComparison({ older, newer }: Comparison): string {
  return `${newer.title}, ${older.version} to ${newer.version}`;
}

/** A part of the page below a heading of its own. */
interface Section {
  readonly id: string;
  /** Text for the list of all parts. */
  readonly label: string;
  /** HTML of the heading. */
  readonly heading: string;
  readonly rows: readonly string[];
}

/** @returns the content of the page */
export function renderComparison(comparison: Comparison): string {
  const { older, newer, api, sections } = comparison;
  const parts = [
    ...(api.length === 0 ? [] : [toApiSection(api, newer)]),
    ...sections.map((section, index) => toSection(section, older, newer, `section-${index + 1}`)),
  ];
  return [
    renderHead(comparison),
    `<div>${[renderBar(comparison), ...parts.map(renderSection)].join('\n')}</div>`,
    renderContents(parts),
  ].join('\n');
}

function link(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
}

function renderHead(comparison: Comparison): string {
  const icon = pluginIcons[/\/apis\/([\w-]+)$/.exec(comparison.newer.path)?.[1] ?? ''];
  const drawing =
    icon === undefined
      ? ''
      : `<svg viewBox="0 0 24 24" aria-hidden="true">${icon.map((path) => `<path d="${path}"/>`).join('')}</svg>`;
  return `<header>${drawing}<h1>${escapeHtml(nameComparison(comparison))}</h1><p>${describeSides(comparison)}</p></header>`;
}

function describeSides(comparison: Comparison): string {
  const { older, newer, merged, api } = comparison;
  const before = link(older.path, older.title === newer.title ? older.version : older.title);
  if (isUnchanged(comparison))
    return `Nothing changed since ${before}: both versions say the same, apart from their own names and releases.`;
  const pages =
    older.title === newer.title
      ? `What is different on the page${api.length > 0 ? ' and in the API' : ''} since ${before}.`
      : `In ${older.version} this page is ${before}, in ${newer.version} it is ${link(newer.path, newer.title)}.`;
  const parts = merged.map(({ path, title }) => link(path, title)).join(', ');
  return merged.length === 0 ? pages : `${pages} It also has what ${older.version} says on ${parts}.`;
}

/** Renders the comparisons of the same page, how much this one has, and what its marks mean. */
function renderBar({ older, newer, api, sections, others }: Comparison): string {
  const own = { from: older.version, to: newer.version, path: undefined };
  const pairs = [...others, own].sort((a, b) => (a.from < b.from ? -1 : 1));
  const steps = pairs.map(({ from, to, path }) =>
    path === undefined
      ? `<a aria-current="page">${from} → ${to}</a>`
      : `<a href="${escapeHtml(path)}">${from} → ${to}</a>`,
  );
  const passages = sections.reduce((sum, { steps: changed }) => sum + groupRuns(changed).length, 0);
  const counts = Object.entries({
    ...Object.fromEntries(kinds.map((kind) => [kind, api.filter((line) => line.kind === kind).length])),
    [passages === 1 ? 'passage' : 'passages']: passages,
  })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `<li><span class="${changeTag(kind)}">${count}</span> ${kind}</li>`);
  const legend =
    sections.length === 0
      ? ''
      : `<p data-note><ins>Added in ${newer.version}</ins> <del>Removed since ${older.version}</del></p>`;
  const bar = [
    steps.length > 1 ? `<nav class="button-group" aria-label="Other versions">${steps.join('')}</nav>` : '',
    counts.length > 0 ? `<ul>${counts.join('')}</ul>` : '',
    legend,
  ].join('');
  return bar === '' ? '' : `<div data-bar>${bar}</div>`;
}

const kinds = ['removed', 'changed', 'moved', 'deprecated', 'added'] as const;

function toApiSection(lines: readonly ApiLine[], newer: Side): Section {
  const rows = lines.map(({ name, what, anchor, kind, before, after, moved }) => {
    const code = `<code>${escapeHtml(name)}</code>`;
    const member = anchor === undefined ? code : `<a href="${newer.path}#${escapeHtml(anchor)}">${code}</a>`;
    const target =
      moved === undefined
        ? ''
        : ` to <code>${escapeHtml(moved.name)}</code>${moved.page === undefined ? '' : ` of ${escapeHtml(moved.page)}`}`;
    return `<li data-api="${kind}">${labelOf(kind)} <span class="change-what">${what}</span> ${member}${target}${renderSignatures(before, after)}</li>`;
  });
  return { id: 'api', label: 'API', heading: 'API', rows };
}

/** Stacks the signatures as in a diff. Screen readers and copies of the line get a sentence. */
function renderSignatures(...[before, after]: readonly (string | undefined)[]): string {
  const between = (words: string): string => `<span class="change-between">${words}</span>`;
  const signature = (side: string, source: string): string =>
    `<span class="change-${side}"><code>${escapeHtml(source)}</code></span>`;
  const parts = [before && signature('before', before), after && signature('after', after)].filter(Boolean);
  return parts.length === 0 ? '' : between(': ') + parts.join(between(' became '));
}

function toSection({ path, steps }: ChangedSection, older: Side, newer: Side, id: string): Section {
  const last = path.at(-1);
  const above = path.slice(0, -1);
  const trail = above.map(({ block }) => titleOf(block)).join(' › ');
  const title = last === undefined ? 'Introduction' : linkHeading(last.block, last.side === 'newer' ? newer : older);
  return {
    id,
    label:
      last === undefined
        ? title
        : path
            .slice(-2)
            .map(({ block }) => titleOf(block))
            .join(': '),
    heading: `${trail === '' ? '' : `<small>${trail} › </small>`}${title}`,
    rows: groupRuns(steps).map((run) => renderRun(run, older, newer)),
  };
}

function renderSection({ id, heading, rows }: Section): string {
  return `<h2 id="${id}">${heading}</h2>\n<ul class="changes">${rows.join('')}</ul>`;
}

/** Renders the list of all parts, each with its number of rows. */
function renderContents(parts: readonly Section[]): string {
  const items = parts.map(
    ({ id, label, rows }) => `<li><a href="#${id}">${label}</a> <small>${rows.length}</small></li>`,
  );
  return parts.length < 2
    ? ''
    : `<nav aria-labelledby="contents"><div><b id="contents">On this page</b><ul>${items.join('')}</ul></div></nav>`;
}

function linkHeading(block: Block, side: Side): string {
  const title = titleOf(block);
  return block.id === undefined ? title : `<a href="${escapeHtml(`${side.path}#${block.id}`)}">${title}</a>`;
}

/** Returns the HTML of a heading, with its code and without its links. */
function titleOf({ text }: Block): string {
  const [heading] = parseBlock(text).children;
  const html = heading?.type === 'heading' ? toHtml(heading.children, (address) => address) : '';
  return html.replace(/<\/?a\b[^>]*>/g, '');
}

/** Consecutive steps of one kind. */
type Run = readonly [ChangedStep, ...ChangedStep[]];

function groupRuns(steps: readonly ChangedStep[]): Run[] {
  return groupNeighbors(steps, (one, next) => one.kind === next.kind);
}

/** Groups neighbors that belong together. */
function groupNeighbors<Item>(
  items: readonly Item[],
  isTogether: (one: Item, next: Item) => boolean,
): [Item, ...Item[]][] {
  const groups: [Item, ...Item[]][] = [];
  for (const item of items) {
    const group = groups.at(-1);
    if (group !== undefined && isTogether(group[0], item)) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

function labelOf(kind: string): string {
  return `<span class="${changeTag(kind)}">${kind.charAt(0).toUpperCase()}${kind.slice(1)}</span>`;
}

function renderRun(run: Run, older: Side, newer: Side): string {
  const html = groupNeighbors(run, isOfOneBlock).map((steps) => {
    const before = joinBlocks(steps.flatMap((step) => ('from' in step ? step.from : [])));
    const after = joinBlocks(steps.flatMap((step) => ('to' in step ? step.to : [])));
    if (before === '') return toHtml(parseBlock(after).children, newer.resolve);
    if (after === '') return toHtml(parseBlock(before).children, older.resolve);
    const [old, next] = [parseBlock(before), parseBlock(after)];
    return mergeTrees(old, next, older.neutral, newer.neutral)
      ? toHtml(next.children, newer.resolve, older.resolve)
      : `<del>${toHtml(old.children, older.resolve)}</del><ins>${toHtml(next.children, newer.resolve)}</ins>`;
  });
  const [{ kind }] = run;
  return `<li data-change="${kind}">${labelOf(kind === 'reworded' ? 'changed' : kind)} ${html.join('')}</li>`;
}

/** Whether two blocks are rows of one table or entries of one list, which can't be rendered alone. */
function isOfOneBlock(one: ChangedStep, next: ChangedStep): boolean {
  const [a, b] = [one, next].map((step) => ('to' in step ? step.to : step.from));
  return (a?.kind === 'row' || a?.kind === 'item') && a.kind === b?.kind && a.head === b.head;
}

/** Joins rows of one table, below its head, or entries of one list. */
function joinBlocks(blocks: readonly Block[]): string {
  const head = blocks[0]?.head ?? '';
  return [...(head === '' ? [] : [head]), ...blocks.map(({ text }) => text)].join('\n');
}
