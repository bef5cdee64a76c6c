import { popularPlugins } from '../../config/popular-plugins';
import type { VersionName } from '../../config/versions';
import { anchorOf } from '../../reference';
import { groupChanges } from '../../reference/diff';
import { memberKindLabels } from '../../reference/diff/member-words';
import type { ApiChange, ApiDiff, PluginModel } from '../../reference/types';
import type { StartLink, StartLinks } from '../../search/ui/start/types';

/** Maximum number of links about what is new. The page with all changes has the rest. */
const addedLimit = 4;

/** Kinds of members that get a link, the most important first. */
const wantedKinds: readonly ApiChange['memberKind'][] = ['plugin', 'method', 'listener'];

/** Finds a page of the version by its key: `/apis/camera`. */
export type FindPage = (key: string) => { readonly path: string; readonly title: string } | undefined;

/**
 * Makes the links that the search offers to readers of a version.
 *
 * @param diff changes since the previous version; undefined for the oldest
 */
export function makeStartLinks(
  version: VersionName,
  plugins: readonly PluginModel[],
  diff: ApiDiff | undefined,
  findPage: FindPage,
): StartLinks {
  const popular = popularPlugins.flatMap((name) => {
    const page = findPage(`/apis/${name}`);
    return page === undefined ? [] : [{ path: page.path, label: page.title }];
  });
  return { version, popular, added: diff === undefined ? [] : listAdded(diff, plugins, findPage) };
}

/** Lists new plugins first, then the first new member of each other plugin, and at the end the page that lists everything. */
function listAdded(diff: ApiDiff, plugins: readonly PluginModel[], findPage: FindPage): StartLink[] {
  const firsts = groupChanges(diff).flatMap(({ changes }) => {
    const added = changes.filter(({ kind }) => kind === 'added');
    return wantedKinds.flatMap((wanted) => added.filter(({ memberKind }) => memberKind === wanted)).slice(0, 1);
  });
  const links = wantedKinds
    .flatMap((wanted) => firsts.filter(({ memberKind }) => memberKind === wanted))
    .flatMap((change) => linkTo(change, plugins, findPage))
    .slice(0, addedLimit);
  const all = findPage('/api-changes');
  return all === undefined ? links : [...links, { path: all.path, label: `All API changes since ${diff.from}` }];
}

function linkTo({ page, id, memberKind }: ApiChange, plugins: readonly PluginModel[], findPage: FindPage): StartLink[] {
  const plugin = plugins.find((candidate) => candidate.page === page);
  const target = findPage(`/apis/${page}`);
  if (plugin === undefined || target === undefined) return [];
  const note = `New ${memberKindLabels[memberKind]}`;
  if (memberKind === 'plugin') return [{ path: target.path, label: target.title, note }];
  const event = /^addListener:(.+)$/.exec(id)?.[1];
  const call = event === undefined ? `${id}()` : `addListener('${event}')`;
  return [{ path: `${target.path}#${anchorOf(id, plugin)}`, label: `${plugin.exportName}.${call}`, note }];
}
