/** `page`: moves and deletes pages, with everything that names them. */
import { posix } from 'node:path';
import { nameSidebars } from '@capacitor-docs/docs-checks';
import { inputError, projectRoot, readPagePath } from '@capacitor-docs/shared';
import { applyEdits, modify } from 'jsonc-parser';
import { basePath, type DocsVersion, docsVersions } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import { UsageError } from '../command';
import { FilePlan } from '../file-plan';
import { type Decision, findLines, finishChange } from '../versions/decisions';
import type { Departure } from './follow-pages';
import { rewriteLinks, type Targets } from './links';
import { findMentions } from './mentions';
import { changeEntries } from './sidebars';
import { keyOf, pageName, planMoves, readRoute, readVersions } from './version-pages';

/** What happens to a page, in each of the given versions. */
export interface PageChange {
  readonly versions: readonly DocsVersion[];
  /** Path of the page without `.md`: `guides/storage`. */
  readonly path: string;
  /** Its new path or, if it is deleted, the page with its subject; undefined when there is none. */
  readonly target: string | undefined;
  readonly isMove: boolean;
}

/** Options of the command, by their names. */
export interface Choices {
  readonly in: string | undefined;
  readonly to: string | undefined;
  readonly gone: boolean | undefined;
  readonly 'dry-run': boolean | undefined;
}

/** A page that changes in one version. */
interface Change {
  readonly version: DocsVersion;
  readonly file: string;
  readonly route: string;
  /** The file to link instead, with its route. */
  readonly target: { readonly file: string; readonly route: string } | undefined;
  /** The text to write there; undefined when the page is deleted. */
  readonly text: string | undefined;
}

/**
 * Moves or deletes a page.
 *
 * @param kind `move` or `delete`
 * @throws a one-line error when that is not possible; nothing has changed then
 */
export async function changePage(
  kind: string,
  path: string,
  moved: string | undefined,
  choices: Choices,
): Promise<void> {
  const isMove = kind === 'move';
  if (!isMove && kind !== 'delete') throw new UsageError(`"${kind}" is neither move nor delete.`);
  if (isMove && (moved === undefined || choices.to !== undefined || choices.gone))
    throw new UsageError('Say where the page moves, and nothing else: npm run cli page -- move guides/old guides/new');
  if (!isMove && (moved !== undefined || (choices.to === undefined) === (choices.gone !== true)))
    throw new UsageError('Say where the address of the page leads: --to <page>, or --gone if no page has its subject.');
  if (moved !== undefined && !pageName.test(readName(moved)))
    throw new UsageError(`"${moved}" is not a valid name for a page. Use lowercase letters, digits and hyphens.`);
  const target = moved ?? choices.to;
  const plan = new FilePlan(projectRoot);
  const change = {
    versions: readVersions(choices.in),
    path: readName(path),
    target: target === undefined ? undefined : readName(target),
    isMove,
  };
  finishChange(plan, planChange(plan, change), choices['dry-run'] ?? false);
}

/** @returns the path of a page as sidebars have it */
function readName(argument: string): string {
  const path = readPagePath(argument)
    .replace(/^docs\//, '')
    .replace(/\.mdx?$/, '');
  if (!/^[\w-]+(?:\/[\w-]+)*$/.test(path))
    throw new UsageError(
      `"${argument}" is not a page. Write it as in the sidebar, such as guides/storage; --in names the version.`,
    );
  return path;
}

/** Plans the change of a page in its files, links, sidebars and addresses. */
export function planChange(plan: FilePlan, { versions, path, target, isMove }: PageChange): Decision[] {
  if (path === target) throw inputError(`${path} can't lead to itself.`);
  const changes = versions.map((version) => readChange(plan, version, path, target, isMove));
  const decisions = [...planLinks(plan, changes, isMove, target), ...findOtherSlugs(plan, changes)];
  for (const { version } of changes) {
    const sidebars = nameSidebars(version);
    plan.edit(sidebars, (text) => changeEntries(sidebars, text, path, isMove ? target : undefined));
    if (isMove && posix.dirname(path) !== posix.dirname(target ?? path))
      decisions.push(...findLines(plan, [sidebars], new RegExp(`['"]${target}['"]`), 'is this still its place?'));
  }
  const departures = changes.flatMap(({ version, route, target: to }): Departure[] => {
    const [key, next] = [keyOf(version, route), to === undefined ? undefined : keyOf(version, to.route)];
    return key === next ? [] : [{ version: version.name, key, to: next, isMove }];
  });
  decisions.push(...departures.flatMap((departure) => planRoutes(plan, departure)));
  return [...decisions, ...planMoves(plan, departures), ...findMentions(plan, path)];
}

function readChange(
  plan: FilePlan,
  version: DocsVersion,
  path: string,
  target: string | undefined,
  isMove: boolean,
): Change {
  const file = findPage(plan, version, path);
  const text = plan.read(file);
  const page = { version, file, route: readRoute(version, file, text) };
  if (target === undefined) return { ...page, target, text: undefined };
  if (!isMove) {
    const to = findPage(plan, version, target);
    return { ...page, target: { file: to, route: readRoute(version, to, plan.read(to)) }, text: undefined };
  }
  const moved = `${version.docsDir}/${target}`;
  const taken = [`${moved}.md`, `${moved}.mdx`].find((other) => plan.has(other));
  if (taken !== undefined) throw inputError(`${taken} already exists.`);
  const to = moved + posix.extname(file);
  // A slug that repeats the path of the page changes with it. Any other keeps the address.
  const isOwn = page.route === readRoute(version, file, '');
  const slug = `/${posix.relative(basePath + version.routePrefix, readRoute(version, to, ''))}`;
  const written = isOwn ? text.replace(/(?<=^---\r?\n(?:.*\r?\n)*?slug:).*/, () => ` ${slug}`) : text;
  return { ...page, target: { file: to, route: readRoute(version, to, written) }, text: written };
}

/** @throws a one-line error with the nearest page when a version has no such page */
function findPage(plan: FilePlan, { docsDir, name }: DocsVersion, path: string): string {
  const files = plan.listMarkdown(docsDir);
  const pages = files.map((file) => posix.relative(docsDir, file).replace(/\.mdx?$/, ''));
  const file = files[pages.indexOf(path)];
  if (file !== undefined) return file;
  const near = nearestName(path, pages);
  throw inputError(`There is no page ${path} in ${name}${near === undefined ? '' : `, but ${near}`}.`);
}

function findOtherSlugs(plan: FilePlan, changes: readonly Change[]): Decision[] {
  return changes.flatMap(({ route, target, text }) =>
    text !== undefined && target?.route === route
      ? findLines(plan, [target.file], /^slug:/, `the slug keeps the address ${route}. Is this meant?`).slice(0, 1)
      : [],
  );
}

/** Writes the pages, and lets links lead to the new places, in all versions. */
function planLinks(
  plan: FilePlan,
  changes: readonly Change[],
  isMove: boolean,
  target: string | undefined,
): Decision[] {
  const targets: Targets = {
    files: new Map(changes.map(({ file, target: to }) => [file, to?.file ?? file])),
    routes: new Map(changes.map(({ route, target: to }) => [route, to?.route ?? route])),
    hasSections: isMove,
  };
  const names = changes.flatMap(({ file, route }) => [posix.basename(file), route]);
  const found: Decision[] = [];
  for (const { docsDir } of docsVersions) {
    for (const file of plan.listMarkdown(docsDir)) {
      const change = changes.find((candidate) => candidate.file === file);
      const text = change === undefined ? plan.read(file) : change.text;
      if (text === undefined || !(change !== undefined || names.some((name) => text.includes(name)))) continue;
      const moved = change?.target?.file ?? file;
      const { text: written, lines } = rewriteLinks(text, { file, moved, docsDir }, targets);
      if (written !== text || moved !== file) plan.write(moved, written);
      found.push(...lines.map((line) => ({ file, line, question: `does the link fit? It leads to ${target} now` })));
    }
  }
  if (target === undefined && found.length > 0) {
    const places = found.map(({ file, line }) => `\n  ${file}:${line}`).join('');
    throw inputError(
      `${changes[0]?.file} has to stay while links lead to it. Change them, or let --to name the page that they are to lead to:${places}`,
    );
  }
  for (const { file } of changes) plan.remove(file);
  return isMove ? [] : found;
}

/** Changes the route that the tests of the build ask for. */
function planRoutes(plan: FilePlan, { version, key, to, isMove }: Departure): Decision[] {
  const file = `tests/fixtures/routes/${version}.json`;
  if (!plan.has(file)) return [];
  const text = plan.read(file);
  const { recorded, added }: { recorded: { path: string }[]; added: string[] } = JSON.parse(text);
  const [place, own] = [recorded.findIndex((page) => `/${page.path}` === key), added.indexOf(key.slice(1))];
  if (place === -1 && own === -1) return [];
  const next = isMove ? to?.slice(1) : undefined;
  const path = own !== -1 ? ['added', own] : next === undefined ? ['recorded', place] : ['recorded', place, 'path'];
  const question = `the original site has ${key}. Can ${version} be without it?`;
  const isGone = own === -1 && !isMove;
  const decisions = isGone ? findLines(plan, [file], new RegExp(`"path": "${key.slice(1)}"`), question) : [];
  plan.write(file, applyEdits(text, modify(text, path, next, {})));
  return decisions;
}
