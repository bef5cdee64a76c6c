import type { MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../browser/events';
import { go } from '../../../browser/go';
import { trimPath } from '../../../browser/navigation/address';
import { focusOnce } from '../../../browser/navigation/focus';
import type { SearchTool } from '../../../config/search-tools';
import { basePath } from '../../../config/versions';
import { versionOfUrl } from '../../../lib/version-of-url';
import { findFormerName } from '../client/former-name';
import type { Comparison } from '../client/named-versions';
import { searchOptions, toRelativeUrl } from '../client/options';
import type { SearchHit } from '../engine/hit';
import { type MarkedText, unmarked } from '../engine/marked-text';
import type { RowKind, StartLink } from './start-links';
import { findAction, findTools } from './tools';
import type { Results } from './use-results';
import './rows.css';

/** A line of the search: a hit, a page that is offered, or something that the site can do. */
export interface Row {
  readonly id: string;
  readonly url: string;
  /** What happens instead of going to the address. */
  readonly run?: (() => void) | undefined;
  readonly kind: RowKind;
  readonly title: MarkedText;
  readonly text: MarkedText;
  /** Page or group of pages that it belongs to. */
  readonly place: string;
  readonly version?: string | undefined;
  /** Says more than the kind does. */
  readonly label?: string | undefined;
}

/** Colors of the labels, as classes of the kit. */
const colors: Partial<Record<RowKind, string>> = {
  method: 'tag--web',
  event: 'tag--web',
  tool: 'tag--web',
  changes: 'tag--web',
  key: 'tag--native',
  option: 'tag--native',
  type: 'tag--native',
  message: 'tag--negative',
};

const page = 'M6 3h8v14H6zM8.5 7h3M8.5 10h3M8.5 13h1.5';
const call = 'M7 4c-3 3-3 9 0 12m6-12c3 3 3 9 0 12M10 10h.01';
const key = 'M3 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zm5 0h9v3m-3-3v2';

const icons: Record<RowKind, string> = {
  method: call,
  event: call,
  type: call,
  key,
  option: key,
  message: 'M4 4h12v9H9l-3 3v-3H4zm6 2.5V9m0 2h.01',
  command: 'M4 6l4 4-4 4m6 1h6',
  page,
  section: 'M8 3 6 17m8-14-2 14M4 7.5h13M3 12.5h13',
  changes: 'M4 7h10m-3-3 3 3-3 3m5 3H6m3-3-3 3 3 3',
  tool: 'M10 3v14M3 10h14',
};

/** Makes the row of a hit. */
function readRow({ id, url, kind, title, text, page, group }: SearchHit, query: string, isVersionShown: boolean): Row {
  const path = toRelativeUrl(url);
  const former = kind === 'page' ? findFormerName(path, query) : undefined;
  return {
    id,
    url: path,
    kind,
    title,
    text: former === undefined ? text : unmarked(`Called ${former.name} up to ${former.until}.`),
    place: kind === 'page' || kind === 'command' ? group : page,
    version: isVersionShown ? versionOfUrl(url)?.name : undefined,
    label: former && 'renamed',
  };
}

/** Makes the row of a link that is offered. */
export function makeRow({ path, label, note, kind = 'page', place = '', version }: StartLink): Row {
  return { id: path, url: path, kind, title: unmarked(label), text: unmarked(note ?? ''), place, version };
}

/** Lists what a query finds, in order: hits, a comparison of versions, and what the site can do. */
export function listRows({ hits, comparison, kind }: Results, query: string, isVersionShown: boolean): Row[] {
  const tools = kind === 'found' ? findTools(query) : [];
  const rows = hits.map((hit) => readRow(hit, query, isVersionShown));
  return [
    ...tools.filter(({ isFirst }) => isFirst).flatMap(makeToolRow),
    ...(comparison === undefined ? [] : [makeComparisonRow(comparison)]),
    ...rows.slice(0, 1),
    ...tools.filter(({ isFirst }) => !isFirst).flatMap(makeToolRow),
    ...rows.slice(1),
  ];
}

/** Makes the row of a tool; none where it can do nothing. */
function makeToolRow(tool: SearchTool): Row[] {
  const { name, label, text, page } = tool;
  const run = findAction(tool);
  if (page === undefined && run === undefined) return [];
  const url = basePath + (page ?? '');
  return [{ id: name, url, run, kind: 'tool', title: unmarked(label), text: unmarked(text), place: 'This site' }];
}

function makeComparisonRow({ title, url, from, to }: Comparison): Row {
  const text = `What changed from ${from.name} to ${to.name}, side by side.`;
  return { id: url, url, kind: 'changes', title: unmarked(title), text: unmarked(text), place: 'Compare' };
}

/** Does what a row stands for: goes to its page, and moves the focus to the section there. */
export function follow({ url, run }: Pick<Row, 'url' | 'run'>): void {
  if (run !== undefined) {
    run();
    return;
  }
  if (searchOptions.isExternal(url)) {
    window.location.assign(url);
    return;
  }
  const { pathname, hash } = new URL(url, window.location.origin);
  go(url);
  // The navigation moves the focus to a section of another page.
  if (trimPath(pathname) === trimPath(window.location.pathname))
    focusOnce(document.getElementById(decodeURIComponent(hash.slice(1))));
}

export function RowIcon({ kind }: { kind: RowKind }): ReactNode {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={icons[kind]} />
    </svg>
  );
}

interface RowLinkProps {
  readonly row: Row;
  /** Goes to the row, unless a modifier key asks the browser for another tab or window. */
  readonly onFollow: (row: Row) => void;
}

export function RowLink({ row, onFollow }: RowLinkProps): ReactNode {
  const { kind, url, title, text, place, version, label } = row;
  const isCode = ['method', 'event', 'type', 'key', 'option', 'message', 'command'].includes(kind);
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onFollow(row);
  };
  return (
    <a className="search-row" href={url} onClick={follow}>
      <RowIcon kind={kind} />
      <span className="search-row__main">
        <span className={isCode ? 'search-row__title search-row__title--code' : 'search-row__title'}>
          <Marked text={title} />
        </span>
        {text.length > 0 && (
          <span className="search-row__text">
            <Marked text={text} />
          </span>
        )}
      </span>
      <span className="search-row__place">{place}</span>
      {version !== undefined && <span className="tag search-row__version">{version}</span>}
      <span className={`tag search-row__kind ${label === undefined ? (colors[kind] ?? '') : 'tag--notice'}`}>
        {label ?? kind}
      </span>
    </a>
  );
}

function Marked({ text: pieces }: { text: MarkedText }): ReactNode {
  let place = 0;
  return pieces.map(({ text, isMarked }) => {
    place += text.length;
    return isMarked ? <mark key={place}>{text}</mark> : text;
  });
}
