import type { VersionName } from '../../config/versions';
import { latestVersion, versionNames } from '../../config/versions';
import { nearestName } from '../../lib/nearest-name';
import type { ChangeData } from '../../plugins/reference-data/model';
import { type Docs, rootOf } from '../docs';
import { describeVersion, findVersion } from '../find';
import { listNames, listSteps, pluginOf, type Step } from '../find-moved';
import { quote, Refusal } from '../refusal';

export interface ChangesRequest {
  readonly from: string;
  readonly to: string;
  /** Name of the plugin's page, import or package; without it, every plugin. */
  readonly plugin?: string | undefined;
}

/** Kinds of changes, breaking ones first. */
const kinds = ['removed', 'moved', 'changed', 'deprecated', 'added'] as const satisfies readonly ChangeData['kind'][];

/** Name for the configuration keys in place of a plugin. */
const configuration = 'config';

/**
 * Describes what changed in the APIs from one version to a newer one, step by step: every change of one plugin, under all of its names, or the number
 * of changes of each kind for every plugin.
 *
 * @throws an error when the versions are in the wrong order, or none of them has the plugin
 */
export async function whatChanged(docs: Docs, { from, to, plugin }: ChangesRequest): Promise<string> {
  const [older, newer] = await Promise.all([findVersion(docs, from), findVersion(docs, to)]);
  if (versionNames.indexOf(older.version) <= versionNames.indexOf(newer.version)) {
    throw new Refusal(
      `${older.version} is not older than ${newer.version}; ask from the version that an app has to a newer one.`,
    );
  }
  const steps = await listSteps(docs, older.version, newer.version);
  const names = plugin === undefined ? undefined : listNames(steps, await findPlugin(docs, steps, plugin));
  const texts = await Promise.all(
    steps.map(async (step) => {
      const lines = names === undefined ? summarize(step) : listChanges(step, names);
      const guides = await listGuides(docs, step.to);
      return `## ${step.from} to ${step.to}\n\n${guides}\n\n${lines.length === 0 ? 'Nothing changed.' : lines.join('\n')}\n`;
    }),
  );
  const subject = names === undefined ? 'the APIs' : [...names].join(', ');
  const hint =
    names === undefined
      ? '\nName a plugin, or config for the keys of the configuration, to see each change with its types.\n'
      : '';
  return `From ${describeVersion(older)}, ${older.url}, to ${describeVersion(newer)}, ${newer.url}: what changed in ${subject}\n\n${texts.join('\n')}${hint}`;
}

/** Lists the addresses of the upgrade guides. */
async function listGuides(docs: Docs, version: VersionName): Promise<string> {
  const pages = await docs.listPages(version);
  const guides = [`updating/${version.slice(1)}-0`, `updating/plugins/${version.slice(1)}-0`, 'api-changes'];
  const found = guides.flatMap((path) => pages.find((page) => page.path === path)?.url ?? []);
  return found.join('\n');
}

/** Summarizes the changes in one line for each plugin. */
function summarize({ changes }: Step): string[] {
  const plugins = [...new Set(changes.map(({ id }) => pluginOf(id)))].sort();
  return plugins.map((plugin) => {
    const own = changes.filter(({ id }) => pluginOf(id) === plugin);
    const counts = kinds.flatMap((kind) => {
      const ofKind = own.filter((change) => change.kind === kind);
      if (ofKind.length === 0) return [];
      // Removed and moved plugins, methods and listeners are named; other changes are only counted.
      const named = kind === 'removed' || kind === 'moved' ? ofKind.filter(isCallable).map(nameChange) : [];
      return [`${ofKind.length} ${kind}${named.length === 0 ? '' : ` (${named.join(', ')})`}`];
    });
    return `- ${plugin}: ${counts.join(', ')}`;
  });
}

function isCallable({ memberKind }: ChangeData): boolean {
  return memberKind === 'plugin' || memberKind === 'method' || memberKind === 'listener';
}

function nameChange({ id, from }: ChangeData): string {
  return from === undefined ? id : `${from} → ${id}`;
}

function listChanges({ changes }: Step, names: ReadonlySet<string>): string[] {
  const own = changes.filter(
    ({ id, from }) => names.has(pluginOf(id)) || (from !== undefined && names.has(pluginOf(from))),
  );
  return kinds.flatMap((kind) => own.filter((change) => change.kind === kind).map(describeChange));
}

function describeChange(change: ChangeData): string {
  const { kind, memberKind, before, after } = change;
  const shapes = [before, after].flatMap((shape) => (shape === undefined ? [] : `\`${shape}\``)).join(' → ');
  return `- ${kind} ${memberKind} ${nameChange(change)}${shapes === '' ? '' : `: ${shapes}`}`;
}

/** Finds the name of a plugin's page in any of the versions. */
async function findPlugin(docs: Docs, steps: readonly Step[], wanted: string): Promise<string> {
  const versions = [...new Set(steps.flatMap(({ from, to }) => [from, to]))];
  const lists = await Promise.all(versions.map((version) => docs.readData(version, 'api')));
  const plugins = lists.flatMap((list) => list.plugins);
  const text = wanted.trim().toLowerCase();
  const found = plugins.find((plugin) =>
    [plugin.id, plugin.importName, ...(plugin.package === '@capacitor/core' ? [] : [plugin.package])].some(
      (name) => name.toLowerCase() === text,
    ),
  );
  if (found !== undefined) return found.id;
  if (text === configuration) return configuration;
  const nearest = nearestName(
    text,
    plugins.flatMap(({ id, importName }) => [id, importName]),
  );
  throw new Refusal(
    `There is no plugin ${quote(wanted)} in ${versions.join(', ')}; ${nearest === undefined ? `their plugins are listed at ${rootOf(versions[0] ?? latestVersion.name)}/apis` : `the nearest one is ${nearest}`}.`,
  );
}
