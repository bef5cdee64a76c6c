import type { Dependency } from '../plan/plan';
import { visitLines } from './indented';
import { exactVersion, type Reading } from './reading';

const lists = ['dependencies', 'devDependencies', 'optionalDependencies'];

interface Found {
  range?: string;
  version?: string;
  isForDevelopment: boolean;
  line: number;
}

/**
 * Reads a `pnpm-lock.yaml`. Format 5 has the ranges in `specifiers` and the versions in `dependencies`; formats 6 and 9 have both in `dependencies`. A workspace
 * has these lists for each project, in `importers`.
 */
export function readPnpmLock(text: string): Reading {
  const projects = new Map<string, Map<string, Found>>();
  visitLines(text, ({ path, value, line }) => {
    const [folder = '', [list = '', name, field]] =
      path[0] === 'importers' ? [path[1] ?? '', path.slice(2)] : ['.', path];
    if (name === undefined || (list !== 'specifiers' && !lists.includes(list))) return;
    const own = projects.get(folder) ?? new Map<string, Found>();
    projects.set(folder, own);
    const found = own.get(name) ?? { isForDevelopment: false, line };
    own.set(name, found);
    if (list === 'devDependencies') found.isForDevelopment = true;
    if (list === 'specifiers' || field === 'specifier') found.range = value;
    else if (value !== '' && (field === undefined || field === 'version')) found.version = value;
  });
  return {
    format: 'pnpm-lock.yaml',
    manager: 'pnpm',
    projects: [...projects].map(([folder, own]) => ({
      name: '',
      folder: folder === '.' ? '' : folder,
      dependencies: [...own].map(toDependency),
    })),
  };
}

function toDependency([name, { range, version = '', isForDevelopment, line }]: [string, Found]): Dependency {
  return { name, range: range ?? version, isForDevelopment, line, installed: exactVersion(version) };
}
