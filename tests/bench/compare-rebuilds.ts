import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './errors';
import { hashFiles } from './hash-files';
import { type Cost, measure } from './measure-process';
import { ownBuild } from './own-build';
import { say } from './progress';
import { withSiteCopy } from './site-copy';

/** A change to the project that must show up in pages: replaces the first occurrence of `from` in the file with `to`. */
export interface Edit {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Built page that shows the change, and the text that it must then contain. */
  readonly shownIn: string;
  readonly shown: string;
}

const guides = 'versioned_docs/version-v4/guides';

/** One change for each kind of input that a page is built from. */
export const edits: readonly Edit[] = [
  {
    name: 'text',
    file: `${guides}/deep-links.md`,
    from: '\n\nA user taps',
    to: '\n\nOnce more: a user taps',
    shownIn: 'guides/deep-links/index.html',
    shown: 'Once more: a user taps',
  },
  {
    name: 'title',
    file: `${guides}/deep-links.md`,
    from: 'title: Deep Links',
    to: 'title: Deeper Links',
    shownIn: 'guides/security/index.html',
    shown: '>Deeper Links<',
  },
  {
    name: 'description',
    file: `${guides}/deep-links.md`,
    from: 'from an https link',
    to: 'from any https link',
    shownIn: 'guides/deep-links/index.html',
    shown: 'from any https link',
  },
  {
    name: 'picture',
    file: 'static/img/diagrams/deep-link-flow.svg',
    from: '<text',
    to: '<text data-edit=""',
    shownIn: 'img/diagrams/deep-link-flow.svg',
    shown: 'data-edit',
  },
  {
    name: 'address',
    file: `${guides}/security.md`,
    from: '---\n',
    to: '---\nslug: /guides/safety\n',
    shownIn: 'guides/deep-links/index.html',
    shown: '/docs/guides/safety',
  },
  {
    name: 'fact',
    file: 'src/packages/reference/facts/by-hand/v4.json',
    from: '"xcode": "13"',
    to: '"xcode": "13.9"',
    shownIn: 'getting-started/environment-setup/index.html',
    shown: '13.9',
  },
  {
    name: 'plugin',
    file: 'src/remark/plugin-api/index.ts',
    from: "'Read from ',",
    to: "'Taken from ',",
    shownIn: 'apis/camera/index.html',
    shown: 'Taken from',
  },
];

/**
 * Builds a copy of the project. After each edit, builds it with the cache of earlier builds and again without it, and compares all files.
 *
 * @param names of the edits to try; each is applied on top of the previous ones
 * @throws BenchError when a build fails, does not show the edit, or differs from the build without a cache
 */
export async function compareRebuilds(names: readonly string[]): Promise<string[]> {
  return withSiteCopy(async (folder) => {
    say('Building from nothing.');
    await succeed(folder, []);
    const lines: string[] = [];
    for (const edit of edits.filter(({ name }) => names.includes(name))) {
      say(`Building again after an edit: ${edit.name}.`);
      applyEdit(folder, edit);
      const kept = await succeed(folder, []);
      const files = hashFiles(join(folder, 'build'));
      if (!readFileSync(join(folder, 'build', edit.shownIn), 'utf8').includes(edit.shown)) {
        throw new BenchError(
          `The build after the edit "${edit.name}" is stale: ${edit.shownIn} lacks "${edit.shown}".`,
        );
      }
      const anew = await succeed(folder, ['--no-cache']);
      const other = new Set(hashFiles(join(folder, 'build')));
      const different = files.filter((line) => !other.delete(line)).length + other.size;
      if (different > 0) {
        throw new BenchError(
          `After the edit "${edit.name}", ${different} files are not as a build from nothing makes them.`,
        );
      }
      lines.push(
        `${edit.name}: ${kept.cpu.toFixed(1)} s of CPU, ${anew.cpu.toFixed(1)} without what was kept; ${files.length} files, all the same`,
      );
    }
    return lines;
  });
}

/** @throws BenchError when the file lacks the text to replace */
export function applyEdit(folder: string, { file, from, to }: Edit): void {
  const text = readFileSync(join(folder, file), 'utf8');
  if (!text.includes(from))
    throw new BenchError(`${file} has no "${from}" any more: name another text in compare-rebuilds.ts.`);
  writeFileSync(
    join(folder, file),
    text.replace(from, () => to),
  );
}

/** @throws BenchError when the build fails */
export async function succeed(folder: string, args: readonly string[]): Promise<Cost> {
  const cost = await measure([...ownBuild, ...args], folder);
  if (cost.code !== 0) throw new BenchError(`The build failed:\n${cost.output.trim()}`);
  return cost;
}
