import { describe, expect, it } from 'vitest';
import { readPagePath } from '../../../src/build/files/file-paths';
import { describeCommand, findArgumentProblem } from '../../../src/cli/arguments';

const known = { flags: ['--quick'], values: ['--host'] };

describe('findArgumentProblem', () => {
  it('names the nearest option, or all where none is near', () => {
    expect(findArgumentProblem(['--hots', 'nginx'], known)).toBe('Unknown option --hots. Did you mean --host?');
    expect(findArgumentProblem(['--everything'], known)).toBe(
      'Unknown option --everything. Known are --quick and --host.',
    );
    expect(findArgumentProblem(['--host', 'nginx', '--quick'], known)).toBeNull();
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

describe('describeCommand', () => {
  const readme =
    '| command | what it does |\n|---|---|\n| `npm run package -- --host nginx` | puts `build/` away (see [Hosting](#hosting)) |\n';

  it('says what README says of the command, and its options', () => {
    expect(describeCommand('package', known, readme)).toBe(
      'npm run package -- [options]\n\nputs build/ away (see Hosting)\n\nOptions: --quick, --host VALUE and --help',
    );
  });

  it('has only the options of a command that README does not have', () => {
    expect(describeCommand('test', {}, readme)).toBe('npm run cli test -- [options]\n\nOptions: --help');
  });
});
