import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { overrides as recorded } from '../../../src/upstream.json' with { type: 'json' };
import { hashText, readFile } from '../upstream/upstream';

const themeFolder = join(projectRoot, 'src/theme');

/** Folders of the theme's components, relative to the packages. The first that has a component wins. */
const upstreamFolders = [
  '@docusaurus/theme-search-algolia/lib/theme',
  '@docusaurus/theme-classic/lib/theme',
  '@docusaurus/plugin-debug/lib/theme',
  '@docusaurus/core/lib/client/theme-fallback',
];

/** An override: its file below `src/theme`, and the file of the package that it replaces. */
interface Override {
  file: string;
  upstream: string;
}

/** Lists the files that replace a component of the theme, sorted. Other files belong to the override in their folder. */
function listOverrides(): Override[] {
  return readdirSync(themeFolder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .flatMap((file) => {
      const name = file.replace(/\.tsx?$/, '.js');
      const folder = upstreamFolders.find((candidate) =>
        existsSync(join(projectRoot, 'node_modules', candidate, name)),
      );
      return folder === undefined ? [] : [{ file, upstream: `${folder}/${name}` }];
    });
}

const hashUpstream = (upstream: string): string => hashText(readFile(`node_modules/${upstream}`) ?? '');

/** @returns a line for each override whose upstream file differs from the recorded one */
function findChanges(overrides: readonly Override[], hashes: Readonly<Record<string, string>>): string[] {
  const changed = overrides.flatMap(({ file, upstream }) => {
    const hash = hashUpstream(upstream);
    if (hashes[file] === hash) return [];
    return [`${file}: compare it with ${upstream}, then write "${file}": "${hash}" into src/upstream.json.`];
  });
  const known = overrides.map(({ file }) => file);
  const left = Object.keys(hashes).filter((file) => !known.includes(file));
  return [...changed, ...left.map((file) => `${file}: there is no such override. Remove it from src/upstream.json.`)];
}

/** Reads the rows of the table in the README. */
function readRows(markdown: string): { file: string; kind: string; upstream: string; reason: string }[] {
  return [...markdown.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, file = '', kind = '', upstream = '', reason = '']) => ({ file, kind, upstream, reason }),
  );
}

const overrides = listOverrides();
const rows = readRows(readFileSync(join(themeFolder, 'README.md'), 'utf8'));

describe('overrides of the theme', () => {
  it('have a row each in the README', () => {
    expect(rows.map(({ file }) => file).sort()).toEqual(overrides.map(({ file }) => file));
  });

  it('say of which kind they are', () => {
    expect(rows.filter(({ kind }) => !/^(?:wrapped|ejected|replaced)\b/.test(kind))).toEqual([]);
  });

  it('name the installed release of their package', () => {
    const wrong = rows.filter(({ file, upstream }) => {
      const path = overrides.find((override) => override.file === file)?.upstream ?? '';
      const [scope = '', name = ''] = path.split('/');
      const manifest = readFileSync(join(projectRoot, 'node_modules', scope, name, 'package.json'), 'utf8');
      const { version }: { version: string } = JSON.parse(manifest);
      return upstream !== `${name} ${version}`;
    });
    expect(wrong).toEqual([]);
  });

  it('say in their first lines what differs, unless they wrap', () => {
    const silent = rows.filter(({ file, kind }) => {
      const text = readFileSync(join(themeFolder, file), 'utf8');
      return !kind.startsWith('wrapped') && !/^\/\*\*\n \* (?:Ejected from|Replaces).+\n(?: \* .+\n)* \*\//.test(text);
    });
    expect(silent).toEqual([]);
  });

  it('were compared with the upstream files that are installed', () => {
    expect(findChanges(overrides, recorded)).toEqual([]);
  });

  it('are named when upstream has changed, when one is new and when one is gone', () => {
    const [first, second] = overrides;
    if (first === undefined || second === undefined) throw new Error('There are at least two overrides.');
    const hashes = { [first.file]: '0000000000000000', 'Gone/index.tsx': '0000000000000000' };
    expect(findChanges([first, second], hashes)).toEqual([
      expect.stringContaining(`${first.file}: compare it with ${first.upstream}`),
      expect.stringContaining(`write "${second.file}": "${hashUpstream(second.upstream)}"`),
      'Gone/index.tsx: there is no such override. Remove it from src/upstream.json.',
    ]);
  });
});
