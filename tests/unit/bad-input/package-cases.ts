/** Missing or damaged packages. Each case uses a small project with three packages of v4, one of which is changed. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { vi } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import type { BadCase } from './bad-case';

type Readers = {
  api: typeof import('../../../src/packages/reference/api');
  cli: typeof import('../../../src/packages/reference/cli');
  config: typeof import('../../../src/packages/reference/config');
  facts: typeof import('../../../src/packages/reference/facts');
  packages: typeof import('../../../src/packages/reference/packages');
  sources: typeof import('../../../src/packages/reference/source-facts/make-source-facts');
};

const capacitor = join(projectRoot, 'src/capacitor/v4');
const installed = join(capacitor, 'node_modules/@capacitor');
const commander = dirname(createRequire(join(installed, 'cli/package.json')).resolve('commander'));
const parts = ['android', 'camera', 'cli', 'core', 'ios'] as const;

/** Damages the project in a folder. */
type Damage = (root: string) => void;

/** Folder of a package of v4 in the small project. */
const dirOf = (part: string) => `src/capacitor/v4/node_modules/@capacitor/${part}`;

/** Replaces the link to a package with a copy, and changes a file in it. */
function changeFile(part: string, file: string, change: (text: string) => string | null): Damage {
  return (root) => {
    const dir = join(root, dirOf(part));
    rmSync(dir);
    cpSync(join(installed, part), dir, { recursive: true });
    const text = change(readFileSync(join(dir, file), 'latin1'));
    if (text === null) rmSync(join(dir, file), { recursive: true });
    else writeFileSync(join(dir, file), text, 'latin1');
  };
}

/** Replaces the link to a package with a copy, and removes a folder from it. */
function dropFolder(part: string, folder: string): Damage {
  return (root) => {
    const dir = join(root, dirOf(part));
    rmSync(dir);
    cpSync(join(installed, part), dir, {
      recursive: true,
      filter: (source) => source !== join(installed, part, folder),
    });
  };
}

const remove =
  (part: string): Damage =>
  (root) =>
    rmSync(join(root, dirOf(part)));
const half = (text: string) => text.slice(0, Math.floor(text.length / 2));
const empty = () => '';
const gone = () => null;

/** Creates the project, damages it, and runs readers that use it as the project root. */
async function inProject(damage: Damage, read: (readers: Readers) => unknown): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'bad-packages-'));
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
  try {
    const { dependencies } = JSON.parse(readFileSync(join(capacitor, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const pins = Object.fromEntries(parts.map((part) => [`@capacitor/${part}`, dependencies[`@capacitor/${part}`]]));
    mkdirSync(join(root, dirname(dirOf('x'))), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{"name": "capacitor-documentation"}');
    writeFileSync(join(root, 'src/capacitor/v4/package.json'), JSON.stringify({ dependencies: pins }, null, 2));
    mkdirSync(join(root, 'src/packages/reference'), { recursive: true });
    cpSync(join(projectRoot, 'src/packages/reference/cli'), join(root, 'src/packages/reference/cli'), {
      recursive: true,
    });
    mkdirSync(join(root, 'node_modules'));
    for (const part of parts) symlinkSync(join(installed, part), join(root, dirOf(part)));
    // The copy of a CLI requires it, and may read only packages next to itself.
    cpSync(commander, join(root, 'src/capacitor/v4/node_modules/commander'), { recursive: true });
    damage(root);
    vi.resetModules();
    await read({
      api: await import('../../../src/packages/reference/api'),
      cli: await import('../../../src/packages/reference/cli'),
      config: await import('../../../src/packages/reference/config'),
      facts: await import('../../../src/packages/reference/facts'),
      packages: await import('../../../src/packages/reference/packages'),
      sources: await import('../../../src/packages/reference/source-facts/make-source-facts'),
    });
  } finally {
    cwd.mockRestore();
    rmSync(root, { recursive: true });
  }
}

const readPlugins = ({ api }: Readers) => api.extractPlugins('v4');
const readSources = ({ sources }: Readers) => sources.makeSourceFacts('v4');
const readCli = ({ cli }: Readers) => cli.extractCli('v4');
const readConfig = ({ config }: Readers) => config.extractConfig('v4');
const readFacts = ({ facts }: Readers) => facts.readFacts('v4');
const readNotices = ({ packages }: Readers) => packages.readPackages('v4');
const npmCi = 'npm ci';

const workspace = 'src/capacitor/v4/package.json';
const factsFile = 'src/packages/reference/source-facts/data/v4.json';

/** Changes the pinned packages of the version. */
const pin =
  (change: (text: string) => string): Damage =>
  (root) =>
    writeFileSync(join(root, workspace), change(readFileSync(join(root, workspace), 'utf8')));

/** Saves facts about packages, and none about their plugins. */
const saveFacts =
  (change: (packages: Record<string, string>) => Record<string, string>): Damage =>
  (root) => {
    const pins: { dependencies: Record<string, string> } = JSON.parse(readFileSync(join(root, workspace), 'utf8'));
    mkdirSync(join(root, dirname(factsFile)), { recursive: true });
    writeFileSync(join(root, factsFile), JSON.stringify({ packages: change(pins.dependencies), plugins: {} }));
  };

const cases: readonly (readonly [
  name: string,
  damage: Damage,
  read: (readers: Readers) => unknown,
  ...says: (string | RegExp)[],
])[] = [
  ...parts.map(
    (part) =>
      [
        `without ${part}`,
        remove(part),
        readNotices,
        `Package @capacitor/${part}@4`,
        'is not installed',
        npmCi,
      ] as const,
  ),
  [
    'facts without ios',
    remove('ios'),
    readFacts,
    /^Package @capacitor\/ios@4\.\d+\.\d+ of src\/capacitor\/v4 is not installed/,
    npmCi,
  ],
  [
    'commands without the CLI',
    remove('cli'),
    readCli,
    /^Package @capacitor\/cli@4\.\d+\.\d+ of src\/capacitor\/v4 is not installed/,
    npmCi,
  ],
  [
    'a camera of another version',
    changeFile('camera', 'package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "9.9.9"')),
    readNotices,
    'is installed as 9.9.9, not as 4',
    npmCi,
  ],
  [
    'a camera without a version',
    changeFile('camera', 'package.json', (text) => text.replace(/"version": "[^"]+",/, '')),
    readNotices,
    'an unknown version',
    npmCi,
  ],
  [
    'half a package.json',
    changeFile('camera', 'package.json', half),
    readNotices,
    /@capacitor\/camera\/package\.json of src\/capacitor\/v4:\d+: /,
    'not valid JSON',
    npmCi,
  ],
  [
    'an empty package.json',
    changeFile('core', 'package.json', empty),
    readNotices,
    '@capacitor/core/package.json',
    'the file is empty',
    npmCi,
  ],
  ['a list as package.json', changeFile('core', 'package.json', () => '[]'), readNotices, 'not a package.json', npmCi],
  [
    'pins that are cut off',
    pin(half),
    readNotices,
    /^src\/capacitor\/v4\/package\.json:\d+: /,
    'not valid JSON',
    'git checkout',
  ],
  ['no pins', (root) => rmSync(join(root, workspace)), readNotices, `${workspace} is missing`, 'git checkout'],
  ...['^4.1.0', 'latest', '*', '4', '>=4.0.0', ''].map(
    (range) =>
      [
        `the pin "${range}"`,
        pin((text) => text.replace(/("@capacitor\/camera": )"[^"]+"/, `$1"${range}"`)),
        readNotices,
        `${workspace}:4: `,
        '@capacitor/camera must have an exact version',
        'npm install',
      ] as const,
  ),
  [
    'a package that is not a string',
    pin((text) => text.replace(/("@capacitor\/camera": )"[^"]+"/, '$15')),
    readNotices,
    'exact version',
    'but has 5',
  ],
  [
    'a plugin without types',
    changeFile('camera', 'package.json', (text) => text.replace(/"types": "[^"]+",/, '')),
    readPlugins,
    'names no types in its package.json',
    npmCi,
  ],
  [
    'a plugin whose types are gone',
    changeFile('camera', 'dist/esm/index.d.ts', gone),
    readPlugins,
    'The type declarations @capacitor/camera/dist/esm/index.d.ts are missing',
    npmCi,
  ],
  [
    'a plugin whose definitions are gone',
    changeFile('camera', 'dist/esm/definitions.d.ts', gone),
    readPlugins,
    'should export one plugin constant',
    npmCi,
  ],
  [
    'empty types',
    changeFile('camera', 'dist/esm/index.d.ts', empty),
    readPlugins,
    'should export one plugin constant, but exports: none',
    npmCi,
  ],
  [
    'definitions that are cut off',
    changeFile('camera', 'dist/esm/definitions.d.ts', (text) => text.slice(0, text.indexOf('getPhoto(') + 12)),
    readPlugins,
    /@capacitor\/camera\/dist\/esm\/definitions\.d\.ts:\d+ of src\/capacitor\/v4: these type declarations are damaged/,
    npmCi,
  ],
  [
    'types full of zeroes',
    changeFile('camera', 'dist/esm/index.d.ts', (text) => '\0'.repeat(text.length)),
    readPlugins,
    'these type declarations are damaged',
    npmCi,
  ],
  [
    'a plugin without its iOS project',
    dropFolder('camera', 'ios'),
    readSources,
    '@capacitor/camera of v4 says that it has a plugin for ios',
    'has none',
    npmCi,
  ],
  [
    'a plugin without its Android project',
    dropFolder('camera', 'android'),
    readSources,
    '@capacitor/camera of v4 says that it has a plugin for android',
    npmCi,
  ],
  [
    'an empty Swift plugin',
    changeFile('camera', 'ios/Plugin/CameraPlugin.m', empty),
    readSources,
    'says that it has a plugin for ios',
    npmCi,
  ],
  [
    'a runtime without Plugin.java',
    changeFile('android', 'capacitor/src/main/java/com/getcapacitor/Plugin.java', gone),
    readSources,
    '@capacitor/android of v4 has no file',
    npmCi,
  ],
  [
    'a core without its script',
    changeFile('core', 'dist/index.js', gone),
    readSources,
    '@capacitor/core of v4 has no file dist/index.js',
    npmCi,
  ],
  [
    'sources that nobody has read',
    () => {},
    readPlugins,
    'src/packages/reference/source-facts/data/v4.json is missing',
    'npm run cli packages:update -- --installed',
  ],
  [
    'facts about another camera',
    saveFacts((packages) => ({ ...packages, '@capacitor/camera': '4.0.0' })),
    readPlugins,
    /^src\/packages\/reference\/source-facts\/data\/v4\.json is about 4\.0\.0 of @capacitor\/camera, but v4 has 4\.1\.\d\./,
    'npm run cli packages:update -- --installed',
  ],
  [
    'facts about a plugin that v4 no longer has',
    saveFacts((packages) => ({ ...packages, '@capacitor/gone': '4.0.0' })),
    readPlugins,
    'is about 4.0.0 of @capacitor/gone, but v4 has no version',
  ],
  [
    'facts without a plugin',
    saveFacts((packages) => packages),
    readPlugins,
    'src/packages/reference/source-facts/data/v4.json lacks camera',
    'npm run cli packages:update -- --installed',
  ],
  [
    'a CLI without its program',
    changeFile('cli', 'dist/index.js', gone),
    readCli,
    'The commands of @capacitor/cli@4',
    "can't be read",
    npmCi,
  ],
  ['a CLI that is cut off', changeFile('cli', 'dist/index.js', half), readCli, "can't be read", npmCi],
  [
    'a CLI that prints nothing',
    changeFile('cli', 'dist/index.js', () => 'exports.runProgram = () => {};'),
    readCli,
    "can't be read",
    'it does not print them',
  ],
  [
    'a CLI without commands',
    changeFile('cli', 'dist/index.js', () => "exports.runProgram = () => require('commander').program.parse();"),
    readCli,
    'it registers none',
    npmCi,
  ],
  [
    'a CLI that throws',
    changeFile('cli', 'dist/index.js', () => "throw new Error('broken');"),
    readCli,
    "can't be read: broken",
    npmCi,
  ],
  [
    'a CLI without its types',
    changeFile('cli', 'dist/declarations.d.ts', gone),
    readConfig,
    '@capacitor/cli of v4 has no file dist/declarations.d.ts',
    npmCi,
  ],
  [
    'a CLI with empty types',
    changeFile('cli', 'dist/declarations.d.ts', empty),
    readConfig,
    'declares no interface CapacitorConfig',
    npmCi,
  ],
  [
    'no Android template',
    changeFile('cli', 'assets/android-template.tar.gz', gone),
    readFacts,
    'has no android template',
    npmCi,
  ],
  ['no iOS template', changeFile('cli', 'assets/ios-template.tar.gz', gone), readFacts, 'has no ios template', npmCi],
  [
    'half a template',
    changeFile('cli', 'assets/android-template.tar.gz', half),
    readFacts,
    '@capacitor/cli of v4: assets/android-template.tar.gz is damaged',
    npmCi,
  ],
  [
    'an empty template',
    changeFile('cli', 'assets/ios-template.tar.gz', empty),
    readFacts,
    'assets/ios-template.tar.gz is damaged',
    npmCi,
  ],
  [
    'text in place of a template',
    changeFile('cli', 'assets/ios-template.tar.gz', () => 'hello'),
    readFacts,
    'ios-template.tar.gz is damaged',
    npmCi,
  ],
  [
    'an empty build.gradle',
    changeFile('android', 'capacitor/build.gradle', empty),
    readFacts,
    '@capacitor/android capacitor/build.gradle of v4 does not state javaVersionConstant',
    npmCi,
  ],
  [
    'no build.gradle',
    changeFile('android', 'capacitor/build.gradle', gone),
    readFacts,
    'has no file capacitor/build.gradle',
    npmCi,
  ],
  [
    'an empty podspec',
    changeFile('ios', 'Capacitor.podspec', empty),
    readFacts,
    'Capacitor.podspec of v4 does not state iosDeploymentTarget',
    npmCi,
  ],
  ['no podspec', changeFile('ios', 'Capacitor.podspec', gone), readFacts, 'has no file Capacitor.podspec', npmCi],
  [
    'no Bridge.java',
    changeFile('android', 'capacitor/src/main/java/com/getcapacitor/Bridge.java', gone),
    readFacts,
    'has no file',
    npmCi,
  ],
  [
    'a CLI without engines',
    changeFile('cli', 'package.json', (text) => text.replace('"engines"', '"motors"')),
    readFacts,
    'does not state nodeMinimum',
    npmCi,
  ],
];

export const packageCases: readonly BadCase[] = cases.map(([name, damage, read, ...says]) => ({
  name: `packages: ${name}`,
  run: () => inProject(damage, read),
  says,
}));
