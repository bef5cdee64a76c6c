/** Writes a comparison as HTML. */

import { parseBlock, type Resolve, toHtml } from '../../build/page-changes/block-html';
import type { Block } from '../../build/page-changes/blocks';
import { mergeTrees } from '../../build/page-changes/merge-trees';
import type { ChangedSection, ChangedStep } from '../../build/page-changes/sections';
import type { Neutral } from '../../build/page-changes/words';
import { escapeAttribute as escapeHtml } from '../../lib/escape-attribute';
import type { ApiLine } from './describe-api';

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
export interface Comparison {
  readonly older: Side;
  readonly newer: Side;
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
  return `${newer.title}: changes from ${older.version} to ${newer.version}`;
}

/** @returns the content of the page */
export function renderComparison(comparison: Comparison): string {
  const { older, newer, api, sections } = comparison;
  return [
    `<header><h1>${escapeHtml(nameComparison(comparison))}</h1></header>`,
    `<p>${describeSides(comparison)}</p>`,
    renderLegend(comparison),
    ...(api.length === 0 ? [] : [renderApi(api, newer)]),
    ...sections.map((section) => renderSection(section, older, newer)),
    renderOthers(comparison),
  ].join('\n');
}

function link(path: string, text: string): string {
  return `<a href="${escapeHtml(path)}">${escapeHtml(text)}</a>`;
}

function describeSides({ older, newer, merged }: Comparison): string {
  const isRenamed = older.title !== newer.title;
  const pages = isRenamed
    ? `In ${older.version} this page is ${link(older.path, older.title)}, in ${newer.version} it is ${link(newer.path, newer.title)}.`
    : `What is different on ${link(newer.path, `${newer.title} in ${newer.version}`)} compared with ${link(older.path, older.version)}.`;
  const parts = merged.map(({ path, title }) => link(path, title)).join(', ');
  return merged.length === 0 ? pages : `${pages} It also has what ${older.version} says on ${parts}.`;
}

function renderLegend(comparison: Comparison): string {
  const { older, newer, sections } = comparison;
  if (isUnchanged(comparison))
    return `<p data-note>Nothing changed: both versions say the same, apart from their own names and releases.</p>`;
  if (sections.length === 0) return '';
  return `<p data-note>Words that only ${newer.version} has are <ins>underlined</ins>, words that only ${older.version} has are <del>struck through</del>. The versions’ own names and releases don’t count.</p>`;
}

function renderApi(lines: readonly ApiLine[], newer: Side): string {
  const items = lines.map(({ name, anchor, words, kind }) => {
    const code = `<code>${escapeHtml(name)}</code>`;
    const member = anchor === undefined ? code : `<a href="${newer.path}#${escapeHtml(anchor)}">${code}</a>`;
    const html = words
      .map((part, index) => (index % 2 === 0 ? escapeHtml(part) : `<code>${escapeHtml(part)}</code>`))
      .join('');
    return `<li data-api="${kind}"${anchor === undefined ? '' : ` data-member="${escapeHtml(anchor)}"`}>${member}${html}</li>`;
  });
  return `<h2>API</h2>\n<ul>${items.join('')}</ul>`;
}

function renderSection({ path, steps }: ChangedSection, older: Side, newer: Side): string {
  const last = path.at(-1);
  const above = path.slice(0, -1);
  const trail = above.map(({ block }) => titleOf(block)).join(' › ');
  const title = last === undefined ? 'Introduction' : linkHeading(last.block, last.side === 'newer' ? newer : older);
  const heading = `<h2>${trail === '' ? '' : `<small>${trail} › </small>`}${title}</h2>`;
  return [heading, ...groupRuns(steps).map((run) => renderRun(run, older, newer))].join('\n');
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
interface Run {
  readonly kind: ChangedStep['kind'];
  readonly steps: ChangedStep[];
}

function groupRuns(steps: readonly ChangedStep[]): Run[] {
  const runs: Run[] = [];
  for (const step of steps) {
    const run = runs.at(-1);
    if (run?.kind === step.kind) run.steps.push(step);
    else runs.push({ kind: step.kind, steps: [step] });
  }
  return runs;
}

const labels = { added: 'Added', removed: 'Removed', reworded: 'Reworded' } as const;

function renderRun({ kind, steps }: Run, older: Side, newer: Side): string {
  const html = joinTogether(steps)
    .map(({ before, after }) => {
      if (before === undefined || after === undefined) {
        const side = before === undefined ? newer : older;
        return toHtml(parseBlock(before ?? after ?? '').children, side.resolve);
      }
      const [old, next] = [parseBlock(before), parseBlock(after)];
      return mergeTrees(old, next, older.neutral, newer.neutral)
        ? toHtml(next.children, newer.resolve, older.resolve)
        : `<del>${toHtml(old.children, older.resolve)}</del><ins>${toHtml(next.children, newer.resolve)}</ins>`;
    })
    .join('');
  return `<div data-change="${kind}"><p><b>${labels[kind]}</b></p>${html}</div>`;
}

/** A piece of Markdown in both versions. */
interface Wording {
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** Joins rows of one table and entries of one list, because they can't be rendered alone. */
function joinTogether(steps: readonly ChangedStep[]): Wording[] {
  const joined: { before: string | undefined; after: string | undefined; kind: string }[] = [];
  for (const step of steps) {
    const from = 'from' in step ? step.from : undefined;
    const to = 'to' in step ? step.to : undefined;
    const { kind = 'text', head = '' } = to ?? from ?? {};
    const last = joined.at(-1);
    const isTogether = last !== undefined && (kind === 'item' || kind === 'row') && last.kind === `${kind} ${head}`;
    const isRow = kind === 'row' && head !== '';
    const write = (block: Block | undefined, written: string | undefined): string | undefined => {
      if (block === undefined) return undefined;
      if (isTogether) return `${written}\n${block.text}`;
      return isRow ? `${block.head}\n${block.text}` : block.text;
    };
    const next = { before: write(from, last?.before), after: write(to, last?.after), kind: `${kind} ${head}` };
    if (isTogether) joined.pop();
    joined.push(next);
  }
  return joined;
}

function renderOthers({ others }: Comparison): string {
  if (others.length === 0) return '';
  const items = others.map(({ from, to, path }) => `<li>${link(path, `From ${from} to ${to}`)}</li>`);
  return `<h2>Other changes of this page</h2>\n<ul>${items.join('')}</ul>`;
}
