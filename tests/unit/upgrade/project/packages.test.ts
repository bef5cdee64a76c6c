import { describe, expect, it } from 'vitest';
import { checkPackages, findInstalledLine } from '../../../../src/packages/upgrade/project/check-packages';
import { readProject } from '../../../../src/packages/upgrade/project/read-project';
import { code } from '../../../../src/remark/nodes';

/** Reads files of a project, by their names. */
async function open(files: Readonly<Record<string, string>>) {
  const names = Object.keys(files);
  const candidates = new Map(names.map((name) => [name, async () => new File([files[name] ?? ''], name)]));
  return readProject({ folder: '', files: new Map(names.map((name) => [name, name])) }, candidates);
}

const packageJson = (range: string) =>
  `{\n  "dependencies": {\n    "@capacitor/core": "${range}",\n    "@capacitor/storage": "1.2.5"\n  }\n}`;
const commands = [
  code(
    'bash',
    'npm uninstall @capacitor/storage\nnpm install @capacitor/core@4\nnpm install --save-dev @capacitor/cli@4',
  ),
];

const locks: Readonly<Record<string, string>> = {
  'package-lock.json': `{
  "lockfileVersion": 3,
  "packages": {
    "": {
      "dependencies": {
        "@capacitor/core": "4.8.2"
      }
    },
    "node_modules/@capacitor/core": {
      "version": "4.8.2"
    }
  }
}`,
  'yarn.lock': `# yarn lockfile v1


"@capacitor/core@^4.0.0":
  version "4.8.2"
  resolved "https://registry.yarnpkg.com/@capacitor/core/-/core-4.8.2.tgz"
`,
  'pnpm-lock.yaml': `lockfileVersion: '6.0'

dependencies:
  '@capacitor/core':
    specifier: ^4.0.0
    version: 4.8.2

packages:

  /@capacitor/core@4.8.2:
    dev: false
`,
  'bun.lock': `{
  "lockfileVersion": 1,
  "workspaces": {
    "": {
      "dependencies": {
        "@capacitor/core": "^4.0.0",
      },
    },
  },
  "packages": {
    "@capacitor/core": ["@capacitor/core@4.8.2", "", {}, "sha512-a=="]
  }
}`,
};

describe('the line of a package', () => {
  it.each([
    ['package-lock.json', '9 "node_modules/@capacitor/core": { "version": "4.8.2"'],
    ['yarn.lock', '4 "@capacitor/core@^4.0.0": version "4.8.2"'],
    ['pnpm-lock.yaml', "4 '@capacitor/core': version: 4.8.2"],
    ['bun.lock', '11 "@capacitor/core": ["@capacitor/core@4.8.2", "", {}, "sha512-a=="]'],
  ])('is found in %s', (path, wanted) => {
    const text = locks[path] ?? '';
    const place = findInstalledLine({ path, text }, '@capacitor/core', '4.8.2');
    expect(`${place?.line} ${place?.text}`).toBe(wanted);
    expect(findInstalledLine({ path, text }, '@capacitor/core', '4.8')).toBeUndefined();
    expect(findInstalledLine({ path, text }, '@capacitor/cor', '4.8.2')).toBeUndefined();
    expect(findInstalledLine({ path, text }, '.*', '4.8.2')).toBeUndefined();
  });

  it('is found in a package.json', async () => {
    const [core] = checkPackages(commands, await open({ 'package.json': packageJson('^4.0.0') }));
    expect(core).toMatchObject({ line: 3, text: '"@capacitor/core": "^4.0.0",' });
  });
});

describe('the packages of a project', () => {
  const check = async (files: Readonly<Record<string, string>>): Promise<string[]> =>
    checkPackages(commands, await open(files)).map(
      ({ state, file, line, note }) => `${state} ${file}:${line} ${note ?? ''}`,
    );

  it.each(Object.keys(locks))('have the versions that %s names', async (name) => {
    const found = await check({ 'package.json': packageJson('^4.0.0'), [name]: locks[name] ?? '' });
    expect(found[0]).toMatch(new RegExp(`^met ${name}:\\d+ $`));
    expect(found.slice(1)).toEqual([
      'unmet package.json:undefined Missing. The step installs 4.',
      'unmet package.json:4 The step removes it.',
    ]);
  });

  it.each([
    ['^4.0.0', 'met package.json:3 '],
    ['^5.0.0', 'met package.json:3 Newer than 4.'],
    ['^3.9.0', 'unmet package.json:3 The step installs 4.'],
    ['latest', 'unknown package.json:3 Names no version. The step installs 4.'],
  ])('have those that package.json asks for if there is no lock file: %s', async (range, wanted) => {
    expect((await check({ 'package.json': packageJson(range) }))[0]).toBe(wanted);
  });

  it('are not known where the lock file is older than the package.json', async () => {
    const old = (locks['yarn.lock'] ?? '').replaceAll('4.8.2', '3.9.0').replace('^4.0.0', '^3.0.0');
    expect((await check({ 'package.json': packageJson('^4.0.0'), 'yarn.lock': old }))[0]).toBe(
      'unknown package.json:3 yarn.lock does not say which version is installed.',
    );
  });

  it('are not known without a package.json and a lock file', async () => {
    expect(await check({ 'android/variables.gradle': 'ext {}' })).toEqual([]);
  });

  it('are read without a lock file that is broken, which is named', async () => {
    const project = await open({ 'package.json': packageJson('^4.0.0'), 'package-lock.json': '<<<<<<< HEAD' });
    expect(project.files.map(({ path }) => path)).toEqual(['package.json']);
    expect(project.unread[0]).toMatch(/^package-lock\.json:1 /);
    expect(project.reading?.isRead).toBe(true);
  });
});
