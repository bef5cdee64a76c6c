import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineCommand, describeCommand, readArguments } from '../../../src/packages/docs-cli/command';
import { commands, runCli } from '../../../src/packages/docs-cli/main';
import { readPagePath } from '../../../src/packages/shared/files/file-paths';
import { projectRoot } from '../../../src/packages/shared/files/project-root';

const definition = {
  usage: 'npm run cli x -- <a> [options]',
  description: 'does x',
  details: 'In two lines.',
  options: {
    quick: { type: 'boolean', description: 'hurries' },
    host: { type: 'string', value: 'name', description: 'for a host' },
    port: { type: 'string', value: 'number', short: 'p', description: 'at a port' },
  },
  positionals: [1, 1],
  run: async () => 3,
} as const;

const read = (...args: string[]) => readArguments(definition, args);

describe('the arguments of a command', () => {
  it('are options, with or without a value, and others', () => {
    for (const host of [['--host', 'nginx'], ['--host=nginx']])
      expect(read('v5', '--quick', ...host)).toEqual({
        values: { quick: true, host: 'nginx' },
        positionals: ['v5'],
      });
    expect(read('v5', '-p', '500').values).toEqual({ port: '500' });
    expect(read('--', '--v5').positionals).toEqual(['--v5']);
  });

  it.each([
    [['v5', '--hots', 'nginx'], /^Unknown option '--hots'\. Did you mean --host\?$/],
    [['v5', '--everything'], /^Unknown option '--everything'\. See npm run cli x -- --help$/],
    [['v5', '--constructor'], "Unknown option '--constructor'."],
    [['v5', '-q'], /^Unknown option '-q'\. See npm run cli x -- --help$/],
    [['v5', '--quick=yes'], "Option '--quick' does not take an argument. See npm run"],
    [['v5', '--host'], "Option '--host <value>' argument missing. See npm run"],
    [['v5', '--host', '--quick'], /^Option '--host' argument is ambiguous\. See npm run cli x -- --help$/],
    [[], 'Usage: npm run cli x -- <a> [options]'],
    [['v5', 'v4'], 'Unknown argument "v4". Usage: npm run cli x -- <a> [options]'],
  ])('can be wrong: %s', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});

describe('a command', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = 0;
  });

  it('shows its help, whatever else is asked for', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(await defineCommand(definition).run(['--nonsense', '--help'])).toBe(0);
    expect(log).toHaveBeenCalledWith(
      'npm run cli x -- <a> [options]\n\nDoes x.\nIn two lines.\n\n  --quick          hurries\n  --host <name>    for a host\n  --port <number>  at a port\n  --help           shows this',
    );
  });

  it('returns its exit code', async () => {
    expect(await defineCommand(definition).run(['v5'])).toBe(3);
  });

  it.each([
    [['biuld'], 2, 'There is no command biuld. Did you mean build?'],
    [['nonsense'], 2, 'There is no command nonsense. List all: npm run cli'],
    [['constructor'], 2, 'There is no command constructor. List all: npm run cli'],
    [['serve', '--prot', '1'], 2, "Unknown option '--prot'. Did you mean --port?"],
    [
      ['new', 'plugin', '@capacitor-community/sqlite'],
      2,
      expect.stringMatching(/^"@capacitor-community\/sqlite" is not a package of @capacitor\. .* page guides\/sqlite$/),
    ],
    [['docs:release', 'v1'], 1, expect.stringMatching(/^There is no version "v1", only v\d/)],
  ])('that is called in a wrong way says so in one line: %s', async (args, code, line) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await runCli(args);
    expect([process.exitCode, error.mock.calls]).toEqual([code, [[line]]]);
  });

  it('is in the list of all', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await runCli([]);
    const [[list]] = log.mock.calls as [[string]];
    const lines = list.split('\n');
    for (const [name, { description }] of Object.entries(commands))
      expect(lines.filter((line) => line.startsWith(`  ${name} `) && line.endsWith(`  ${description}`))).toHaveLength(
        1,
      );
  });
});

/** Rows of README's table of commands: the name of each command of ours, and the options that its row names. */
const rows = readFileSync(join(projectRoot, 'README.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, call = '', name = ''] = /^\| `(npm (?:run (?:cli )?)?([\w:]+)[^`]*)` \|/.exec(line) ?? [];
    return name === ''
      ? []
      : [{ name, call, options: [...line.matchAll(/(?<=[` ])--[\w-]+/g)].map(([option]) => option) }];
  });
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

describe("README's table", () => {
  const own = rows.filter(({ name }) => Object.hasOwn(commands, name));

  it('has each command once, and none that there is not', () => {
    expect(own.map(({ name }) => name).sort()).toEqual(Object.keys(commands).sort());
    expect(
      rows.filter(({ name, call }) =>
        call.startsWith('npm run cli ') ? commands[name] === undefined : scripts[name] === undefined,
      ),
    ).toEqual([]);
  });

  it.each(own)('calls $name as its help does, with options that it has', ({ name, call, options }) => {
    const command = commands[name];
    const help = describeCommand(command ?? definition);
    expect(help.split(' -- ')[0]?.split('\n')[0]).toBe(call.split(' -- ')[0]);
    expect(options.filter((option) => !help.includes(`${option} `))).toEqual([]);
  });
});

describe('readPagePath', () => {
  it.each(['docs/config.md', './docs/config.md', '.\\docs\\config.md'])(
    'names the page %s from the root',
    (argument) => {
      expect(readPagePath(argument)).toBe('docs/config.md');
    },
  );
});
