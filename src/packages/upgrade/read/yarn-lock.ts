import { visitLines } from './indented';
import { exactVersion, guessProject, type LockedVersion, ownPackage, type Reading } from './reading';

/** Reads a `yarn.lock`. That of Yarn 2 and newer (Berry) lists the packages of each project; that of Yarn 1 does not. */
export function readYarnLock(text: string): Reading {
  const locked = new Map<string, LockedVersion[]>();
  const folders = new Map<string, { name: string; own: { name: string; range: string; line: number }[] }>();
  visitLines(text, ({ path: [entry = '', field, own], value, line }) => {
    if (field === undefined) return;
    const keys = splitKeys(entry);
    for (const { name, range } of keys) {
      if (field === 'version' && !range.startsWith('workspace:')) {
        const version = exactVersion(value);
        const ranges = keys.map((key) => key.range);
        if (version !== undefined) locked.set(name, [...(locked.get(name) ?? []), { version, ranges }]);
        return;
      }
      // A project has two keys if another one depends on it: its folder, and a range.
      const folder = /^workspace:(?![~^*\d])(.+)$/.exec(range)?.[1];
      if (folder === undefined) continue;
      const project = folders.get(folder) ?? { name, own: [] };
      folders.set(folder, project);
      if (field === 'dependencies' && own !== undefined) project.own.push({ name: own, range: value, line });
    }
  });
  if (folders.size === 0) {
    const notes = [
      'A yarn.lock of Yarn 1 does not list the packages of the app itself. The plan has those with names that belong to Capacitor or Cordova.',
    ];
    return { format: 'yarn.lock', manager: 'yarn', projects: [guessProject(locked)], locked, notes };
  }
  const projects = [...folders].map(([folder, { name, own }]) => {
    const dependencies = own.map((one) => ownPackage(one.name, one.range, { line: one.line }));
    return { name, folder: folder === '.' ? '' : folder, dependencies };
  });
  return { format: 'yarn.lock', manager: 'yarn', projects, locked };
}

/** Splits the keys of an entry: `"@capacitor/core@^4.0.0", "@capacitor/core@^4.1.0"`, or all in one pair of quotes. */
function splitKeys(entry: string): { name: string; range: string }[] {
  return entry.split(/,\s*/).flatMap((part) => {
    const key = part.replace(/^["']|["']$/g, '');
    const at = key.indexOf('@', 1);
    return at === -1 ? [] : [{ name: key.slice(0, at), range: key.slice(at + 1) }];
  });
}
