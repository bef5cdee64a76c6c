import { expect, it } from 'vitest';
import { needsShell, quoteArguments, runQuietly } from '../../../src/packages/docs-cli/run-program';

it('asks for a shell only where npm is a script, and never for Node, whose path may have a space', () => {
  expect(['npm', 'npx'].map((command) => needsShell(command, 'win32'))).toEqual([true, true]);
  expect(['git', 'C:\\Program Files\\nodejs\\node.exe'].map((command) => needsShell(command, 'win32'))).toEqual([
    false,
    false,
  ]);
  expect(needsShell('npm', 'linux')).toBe(false);
});

it('quotes every argument of npm for a shell, and none of another program', () => {
  const args = ['--prefix', 'C:\\Users\\Jane Doe\\x', 'vite@^8', '@capacitor/x@>=0.0.1'];
  expect(quoteArguments('npm', args, 'win32')).toEqual([
    '"--prefix"',
    '"C:\\Users\\Jane Doe\\x"',
    '"vite@^8"',
    '"@capacitor/x@>=0.0.1"',
  ]);
  expect(quoteArguments('git', args, 'win32')).toEqual(args);
  expect(quoteArguments('npm', args, 'linux')).toEqual(args);
});

it('passes arguments on unchanged', async () => {
  const { isFine, stdout } = await runQuietly(process.execPath, ['-p', '1 > 2'], process.cwd());
  expect([isFine, stdout]).toEqual([true, 'false\n']);
});
