import { entriesOf, listPackages, propertyOf } from './json';
import { exactVersion, type Project, type Reading } from './reading';

/** Reads a `bun.lock`: JSON with the packages of each project, and what is installed as `"name": ["name@version", …]`. */
export function readBunLock(lock: unknown): Reading {
  const packages = new Map(entriesOf(propertyOf(lock, 'packages')));
  const installedOf = (name: string, project: string): string | undefined => {
    const own = packages.get(`${project}/${name}`) ?? packages.get(name);
    const [id] = Array.isArray(own) ? own : [];
    return typeof id === 'string' ? exactVersion(id.slice(id.indexOf('@', 1) + 1)) : undefined;
  };
  const projects = entriesOf(propertyOf(lock, 'workspaces')).map(([folder, about]): Project => {
    const given = propertyOf(about, 'name');
    const name = typeof given === 'string' ? given : '';
    const dependencies = listPackages(about, (own) => installedOf(own, name));
    return { name, folder, dependencies };
  });
  const locked = new Map(
    [...packages.keys()].flatMap((name) => {
      const version = installedOf(name, '');
      return version === undefined ? [] : [[name, [{ version }]] as const];
    }),
  );
  return { format: 'bun.lock', manager: 'bun', projects, locked };
}
