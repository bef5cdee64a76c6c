import { describe, expect, it } from 'vitest';
import { checkCapCommands } from '../../../src/packages/docs-checks/cap-commands';
import { collectCapLines } from '../../../src/packages/docs-checks/read/cap-lines';
import { measureCpu } from '../cpu-time';
import { listProblems, makePage, readFixture } from './fixture';

describe('checkCapCommands', () => {
  it('reads the command lines of text, shell blocks and scripts', () => {
    expect(collectCapLines(readFixture('cap-commands/passes.md')).map(({ text }) => text)).toEqual([
      'npx cap sync ios',
      'cap run android --list',
      'npx cap copy',
      'npx cap run ios --target my-phone',
      'npx cap sync',
    ]);
  });

  it('accepts a page whose commands the CLI takes', () => {
    expect(checkCapCommands(readFixture('cap-commands/passes.md'))).toEqual([]);
  });

  it('reports commands that the CLI refuses, and commands outside of code', () => {
    const problems = listProblems(checkCapCommands(readFixture('cap-commands/fails.md')));
    expect(problems.map((problem) => problem.replace(/: .*(?= has no)/, ''))).toEqual([
      '1 has no command "synk"; the nearest is "sync".',
      '1: A command outside of code: put `npx cap …` between backticks, so that it can be checked and copied',
      '4 has no command "cpy"; the nearest is "copy".',
      expect.stringMatching(/^5 has no option "--devize"/),
      '10 has no command "snyc"; the nearest is "sync".',
    ]);
  });

  it('wants required arguments in blocks only', () => {
    expect(checkCapCommands(makePage('a.md', 'Then `npx cap build` builds it.'))).toEqual([]);
    expect(checkCapCommands(makePage('a.md', '```bash\nnpx cap build\n```'))).toHaveLength(1);
  });

  it.each([
    'APP_ENV=qa npx cap synk',
    "DEBUG='a b' npx cap synk",
    'A="1" B= npx cap synk',
    'npx --no-install cap synk',
    'npx --no cap synk',
  ])('checks the command of %s', (command) => {
    const problems = checkCapCommands(makePage('a.md', `\`\`\`bash\n${command}\n\`\`\``));
    expect(listProblems(problems)).toEqual([expect.stringContaining('has no command "synk"')]);
  });

  it('reads a long row of variables in linear time', () => {
    const row = `${'A="\'" '.repeat(5000)}A=${'"\''.repeat(5000)}`;
    const page = makePage('a.md', `\`\`\`bash\n${row}\n\`\`\``);
    expect(measureCpu(() => expect(collectCapLines(page)).toEqual([]))).toBeLessThan(2000);
  });

  it('passes over output', () => {
    const output = 'Please add it in capacitor.config.json or run npx cap init.';
    expect(checkCapCommands(makePage('a.md', `\`\`\`text\n${output}\n\`\`\``))).toEqual([]);
    const session = makePage('a.md', `\`\`\`shell-session\n$ npx cap sync\n${output}\n$ npx cap synk\n\`\`\``);
    expect(listProblems(checkCapCommands(session))).toEqual([
      expect.stringMatching(/^4: `npx cap synk`: .* has no command "synk"/),
    ]);
  });

  it('splits a line at pipes, except between alternatives', () => {
    const usage = makePage('a.md', 'Run `npx cap run ios [--list | --target <id>]`.');
    expect(checkCapCommands(usage)).toEqual([]);
    expect(collectCapLines(usage).map(({ text }) => text)).toEqual(['npx cap run ios [--list | --target <id>]']);
    const pipe = makePage('a.md', '```bash\nnpx cap sync | tee x\n```');
    expect(collectCapLines(pipe).map(({ text }) => text)).toEqual(['npx cap sync']);
  });
});
