import { describe, expect, it } from 'vitest';
import { type Candidates, collectChosen, collectDropped } from '../../../../src/packages/upgrade/project/collect-files';
import { readProject } from '../../../../src/packages/upgrade/project/read-project';

/** A file as an input gives it. */
function chosen(path: string, content = path): File {
  const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
  return Object.assign(file, { webkitRelativePath: path.includes('/') ? path : '' });
}

/** A tree of folders: files are strings. */
interface Tree {
  readonly [name: string]: Tree | string;
}

/** Entries that were asked for, by their paths. */
let asked: string[] = [];

function makeFile(name: string, content: string): FileSystemEntry {
  const file = (resolve: (file: File) => void) => resolve(new File([content], name));
  return { name, isFile: true, isDirectory: false, file } as unknown as FileSystemEntry;
}

function makeFolder(name: string, tree: Tree, path: string): FileSystemEntry {
  const entries = (): FileSystemEntry[] =>
    Object.entries(tree).map(([own, value]) =>
      typeof value === 'string' ? makeFile(own, value) : makeFolder(own, value, `${path}/${own}`),
    );
  return {
    name,
    isFile: false,
    isDirectory: true,
    createReader() {
      asked.push(path);
      // As browsers do, a few at a time.
      const rest = entries();
      return { readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(rest.splice(0, 2)) };
    },
    getFile(own: string, _: unknown, resolve: (entry: FileSystemEntry) => void, reject: () => void) {
      let place: Tree | string | undefined = tree;
      for (const part of own.split('/')) place = typeof place === 'object' ? place[part] : undefined;
      if (typeof place === 'string') resolve(makeFile(own, place));
      else reject();
    },
  } as unknown as FileSystemEntry;
}

function drop(...entries: FileSystemEntry[]): Pick<DataTransfer, 'items'> {
  asked = [];
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry, getAsFile: () => null }));
  return { items } as unknown as Pick<DataTransfer, 'items'>;
}

const pathsOf = (candidates: Candidates): string[] => [...candidates.keys()].sort();

describe('files that were chosen', () => {
  it('are picked by their names, with their paths in the folder', async () => {
    const files = ['shop/package.json', 'shop/src/index.ts', 'shop/android/variables.gradle', 'shop/a/Podfile'];
    const { candidates } = await collectChosen(files.map((path) => chosen(path)));
    expect(pathsOf(candidates)).toEqual(['a/Podfile', 'android/variables.gradle', 'package.json']);
    const single = await collectChosen([chosen('Podfile'), chosen('notes.txt')]);
    expect(pathsOf(single.candidates)).toEqual(['Podfile']);
    expect(single.limit).toBeUndefined();
    expect((await collectChosen([chosen('build.gradle'), chosen('build.gradle')])).limit).toContain(
      'called build.gradle',
    );
  });

  it('let the page react while there are many', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++);
    const many = Array.from({ length: 100_000 }, () => ({ name: 'index.js', webkitRelativePath: 'a/b/index.js' }));
    await collectChosen(many as unknown as File[]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

describe('what was dropped', () => {
  const app: Tree = {
    'package.json': '{}',
    'yarn.lock': '',
    node_modules: { a: { 'package.json': '{}' } },
    src: { 'index.ts': '' },
    android: { 'variables.gradle': 'ext {}', app: { 'build.gradle': '' } },
    ios: { App: { Podfile: 'end', Pods: {} } },
  };

  it('is searched for apps, without folders that hold none', async () => {
    const { candidates, limit } = await collectDropped(drop(makeFolder('shop', app, 'shop')));
    expect(pathsOf(candidates)).toEqual(['android/variables.gradle', 'ios/App/Podfile', 'package.json', 'yarn.lock']);
    expect(asked).toEqual(['shop', 'shop/src']);
    expect(limit).toBeUndefined();
  });

  it('may be a workspace, several things at once, or a native project alone', async () => {
    const workspace = await collectDropped(drop(makeFolder('w', { 'package.json': '', apps: { shop: app } }, 'w')));
    expect(pathsOf(workspace.candidates)).toContain('apps/shop/android/variables.gradle');
    const several = await collectDropped(drop(makeFolder('a', app, 'a'), makeFile('Podfile', ''), makeFile('x', '')));
    expect(pathsOf(several.candidates)).toEqual([
      'Podfile',
      'a/android/variables.gradle',
      'a/ios/App/Podfile',
      'a/package.json',
      'a/yarn.lock',
    ]);
    const android = await collectDropped(drop(makeFolder('android', app.android as Tree, 'android')));
    expect(pathsOf(android.candidates)).toContain('variables.gradle');
  });

  it('is not searched without end, and says so', async () => {
    const deep = (levels: number): Tree => (levels === 0 ? { 'package.json': '' } : { a: deep(levels - 1) });
    const found = await collectDropped(drop(makeFolder('w', deep(20), 'w')));
    expect(found.limit).toContain('choose its own folder');
    const wide = Object.fromEntries(Array.from({ length: 3000 }, (_, index) => [`p${index}`, {}]));
    expect((await collectDropped(drop(makeFolder('w', wide, 'w')))).limit).toBeDefined();
    expect(asked.length).toBeLessThan(2100);
  });
});

describe('the files of an app', () => {
  it('are read, and those that can not be are named', async () => {
    const { candidates } = await collectChosen([
      chosen('a/package.json', '\uFEFF{}'),
      chosen('a/ios/App/App/Info.plist', 'bplist00\0'),
    ]);
    const broken: Candidates = new Map([...candidates, ['x', () => Promise.reject(new Error('It is gone.'))]]);
    const files = new Map([
      ['package.json', 'package.json'],
      ['ios/App/App/Info.plist', 'ios/App/App/Info.plist'],
      ['android/build.gradle', 'x'],
    ]);
    const project = await readProject({ folder: '', files }, broken);
    expect(project.files).toEqual([{ path: 'package.json', text: '{}' }]);
    expect(project.unread).toEqual([
      'ios/App/App/Info.plist is not a text file.',
      'android/build.gradle could not be read: It is gone.',
    ]);
  });
});
