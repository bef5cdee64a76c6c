import type { Dependency, PackageManager } from '../plan/plan';
import { readSpecifier } from '../plan/specifier';
import type { Project, Reading } from './reading';

/** What all texts together say about an app. */
export interface AppText {
  readonly name: string;
  readonly dependencies: readonly Dependency[];
  readonly manager?: PackageManager | undefined;
  /** What they leave open, and where to look, in sentences. */
  readonly notes: readonly string[];
}

/** Combines what several texts say: the packages of the `package.json`, the versions of the lock file, the ranges of the catalog. */
export function combine(readings: readonly Reading[]): AppText {
  const given = readings.filter(({ format }) => format === 'package.json');
  const sources = given.length > 0 ? given : readings;
  const projects = sources.flatMap((reading) => reading.projects);
  const apps = findApps(projects);
  const [app] = apps;
  const manager = [...given, ...readings].find((reading) => reading.manager !== undefined)?.manager;
  const isOne = app !== undefined && apps.length === 1;
  const resolved = isOne ? app.dependencies.map((one) => findInstalled(findInCatalog(one, readings), readings)) : [];
  const isCapacitor = resolved.some(({ name }) => name.startsWith('@capacitor/'));
  return {
    name: isOne ? app.name : '',
    dependencies: resolved,
    manager,
    notes: [
      ...(apps.length > 1
        ? [`Several projects have Capacitor: ${listFolders(apps)}. Paste the package.json of one of them.`]
        : isCapacitor
          ? sources.flatMap(({ notes = [] }) => notes)
          : []),
      ...findWorkspaceNotes(readings, resolved),
    ],
  };
}

/** Finds the projects that may be the app: those with the core or a native project, if there are any. */
function findApps(projects: readonly Project[]): readonly Project[] {
  const having = (names: readonly string[]): Project[] =>
    projects.filter(({ dependencies }) => dependencies.some(({ name }) => names.includes(name)));
  // A plugin in the workspace has the core as well.
  const native = having(['@capacitor/ios', '@capacitor/android']);
  if (native.length > 0) return native;
  const core = having(['@capacitor/core']);
  return core.length > 0 ? core : projects.slice(0, 1);
}

function listFolders(projects: readonly Project[]): string {
  return projects.map(({ folder, name }) => folder || name || 'the root').join(', ');
}

function findInCatalog(dependency: Dependency, readings: readonly Reading[]): Dependency {
  const catalog = /^catalog:(.*)$/.exec(dependency.range)?.[1]?.trim();
  if (catalog === undefined) return dependency;
  const key = catalog === 'default' ? '' : catalog;
  const range = readings.map(({ catalogs }) => catalogs?.get(key)?.get(dependency.name)).find((own) => own);
  return range === undefined ? dependency : { ...dependency, range };
}

/** Adds the version that a lock file has for a package, unless the range excludes it: then the file is older than the range. */
function findInstalled(dependency: Dependency, readings: readonly Reading[]): Dependency {
  if (dependency.installed !== undefined) return dependency;
  const { name, range } = dependency;
  const versions = readings.flatMap(({ projects, locked }) => {
    const own = projects.flatMap(({ dependencies }) => dependencies.filter((other) => other.name === name));
    const same = own.filter((other) => other.range === range).flatMap(({ installed }) => installed ?? []);
    if (same.length > 0) return same;
    const all = locked?.get(name) ?? [];
    const wanted = all.filter(({ ranges = [] }) =>
      ranges.some((other) => stripProtocol(other) === stripProtocol(range)),
    );
    return (wanted.length > 0 ? wanted : all).map(({ version }) => version);
  });
  const [installed, ...others] = new Set(versions);
  if (installed === undefined || others.length > 0) return dependency;
  const [wanted, had] = [readSpecifier(range, name), readSpecifier(installed, name)];
  const isOlder = wanted.kind === 'major' && had.kind === 'major' && wanted.major !== had.major;
  return isOlder ? dependency : { ...dependency, installed };
}

/** Yarn 2 and newer write `npm:^4.0.0` for `^4.0.0`. */
function stripProtocol(range: string): string {
  return range.replace(/^npm:/, '');
}

/** Says where the packages of the app are, if they are not in these texts. */
function findWorkspaceNotes(readings: readonly Reading[], dependencies: readonly Dependency[]): string[] {
  const has = (test: RegExp): boolean => dependencies.some(({ name }) => test.test(name));
  if (has(/^@capacitor\/core$/)) return [];
  if (has(/^(?:quasar$|@quasar\/)/))
    return ['A Quasar project has Capacitor in its own folder. Paste src-capacitor/package.json.'];
  if (has(/^@capacitor\//)) return [];
  const folders = [...new Set(readings.flatMap((reading) => reading.folders ?? []))].filter((folder) => folder !== '');
  const shown = folders.slice(0, 10).join(', ') + (folders.length > 10 ? ', …' : '');
  if (folders.length > 0)
    return [`This is the root of a workspace. Look for the package.json of your app in ${shown}.`];
  if (has(/^(?:nx|lerna|turbo|@nrwl\/|@nx\/)/))
    return [
      'This looks like the root of a workspace. Look for the package.json of your app in its folders, such as apps.',
    ];
  return [];
}
