import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { findMissingLines, hasMessage, isSameJson } from '../../drills/commands/compare-output';
import { describePage, findStaleTrials, readAllPages, selectPages } from '../../drills/commands/prove-commands';
import { findMessage, provePage } from '../../drills/commands/prove-page';
import type { ProvenPage } from '../../drills/commands/proven-pages';
import { findRule, rules } from '../../drills/commands/rules';
import type { Result, RunInApp } from '../../drills/commands/run-in-app';
import { listShownCommands, listShownFiles, readTree } from '../../drills/commands/shown-commands';
import { trials } from '../../drills/commands/trials';

const context = { version: 'v4' as const, file: 'docs/cli/commands/copy.md', reference: loadReference('v4') };

const page = `---
title: cap copy
---

Run \`npx cap copy\`, or \`npx cap copy <platform>\`.

## What it does

It ends with \`ios/App/Podfile.lock\`.

| platform | file |
|---|---|
| Android | \`android/app/src/main/assets/public\` |
| iOS | \`ios/App/App/public\`, see \`android.path\` |

## Examples

\`\`\`bash
npm run build
npx cap sync \\
  android # after a build
\`\`\`

\`\`\`text
[info] Found 1 plugin
       @capacitor/core@{{fact:coreVersion}}
\`\`\`

\`\`\`shell-session
$ npx cap ls
[info] Found 0 plugins
$ npx cap --version
\`\`\`

\`\`\`bash
npx cap init "My App" com.example.app
\`\`\`

\`\`\`json title="capacitor.config.json"
{ "appName": "My App" }
\`\`\`
`;

describe('listShownCommands', () => {
  const shown = listShownCommands(readTree(page, context));

  it('finds commands in the text and in blocks, with their lines', () => {
    expect(shown.map(({ text, line }) => [text, line])).toEqual([
      ['npx cap copy', 5],
      ['npx cap sync android', 20],
      ['npx cap ls', 30],
      ['npx cap --version', 30],
      ['npx cap init "My App" com.example.app', 36],
    ]);
  });

  it('reads what the page shows of their work', () => {
    const core = loadReference('v4').packages.find(({ name }) => name === '@capacitor/core')?.version;
    expect(shown[1]?.output).toEqual(['[info] Found 1 plugin', `       @capacitor/core@${core}`]);
    expect(shown[2]?.output).toEqual(['[info] Found 0 plugins']);
    expect(shown[4]).toMatchObject({ config: '{ "appName": "My App" }' });
  });

  it('finds the files that tables of a command name', () => {
    expect(listShownFiles(readTree(page, context))).toEqual([
      'android/app/src/main/assets/public',
      'ios/App/App/public',
    ]);
    expect(listShownFiles(readTree('# Other\n', context))).toEqual([]);
  });
});

describe('comparing', () => {
  it('leaves out what differs from run to run', () => {
    const output =
      '✔ Copying web assets from www to android in 12.20ms\n[error] Invalid App ID "my-app".\n        Must be in Java form';
    expect(findMissingLines(output, ['✔ Copying web assets from dist to android in 3s', ''])).toEqual([]);
    expect(findMissingLines(output, ['✔ Copying web assets from dist to ios in 3s'])).toHaveLength(1);
    expect(hasMessage(output, 'Invalid App ID "my-app". Must be in Java form')).toBe(true);
    expect(hasMessage(output, 'Copying … to android')).toBe(true);
    expect(hasMessage(output, 'Copying … to ios')).toBe(false);
    expect(hasMessage('id org.cornershop.app', 'id com.example.app')).toBe(true);
  });

  it('compares configurations whatever the order of their keys', () => {
    expect(isSameJson('{"a":1,"b":{"c":2,"d":[1,2]}}', '{ "b": { "d": [1, 2], "c": 2 }, "a": 1 }')).toBe(true);
    expect(isSameJson('{"a":1}', '{"a":1,"b":2}')).toBe(false);
  });
});

describe('provePage', () => {
  const proven: ProvenPage = {
    file: 'docs/cli/commands/copy.md',
    commands: [
      { text: 'npx cap copy', line: 5, output: ['copy web'] },
      { text: 'npx cap open ios', line: 6 },
    ],
    codes: ['No web folder: ./www.'],
    files: ['ios/App/App/public'],
  };
  const trial = { pages: ['copy'], message: 'No web folder', before: 'rm -r www', run: 'npx cap copy', exit: 0 };
  const answer =
    (result: Partial<Result>): RunInApp =>
    async () => ({
      isFine: true,
      status: 0,
      stdout: '',
      output: 'copy web. No web folder: ./www.',
      config: undefined,
      written: ['ios/App/App/public'],
      ...result,
    });

  it('finds nothing where the page is right, and says what was not run', async () => {
    const found = await provePage(proven, 'v4', [trial], answer({}));
    expect(found).toMatchObject({ run: 1, results: 2, messages: 1, problems: [] });
    expect([...found.notRun]).toEqual([['npx cap open ios', 'needs Xcode, which runs on macOS only']]);
    expect(describePage(proven.file, found)).toBe(
      'docs/cli/commands/copy.md: 1 commands, 2 outputs and files, 1 messages; not run 1',
    );
  });

  it('reports a wrong exit code, output, message and file', async () => {
    const { problems } = await provePage(proven, 'v4', [trial], answer({ status: 1, output: 'done', written: [] }));
    expect(problems.map((problem) => problem.split('\n')[0])).toEqual([
      'docs/cli/commands/copy.md:5  npx cap copy: exit code 1, not 0',
      'docs/cli/commands/copy.md:5  npx cap copy: does not print "copy web"',
      'docs/cli/commands/copy.md  rm -r www; npx cap copy: does not print "No web folder: ./www."',
      'docs/cli/commands/copy.md  rm -r www; npx cap copy: exit code 1, not 0',
      'docs/cli/commands/copy.md  npx cap copy: does not write ios/App/App/public',
    ]);
  });
});

describe('the lists', () => {
  const all = readAllPages();
  const pages = all.flatMap((version) => version.pages.map((one) => ({ ...one, version: version.name })));

  it('have no rule that no command of the pages needs', () => {
    const used = new Set(pages.flatMap(({ commands, version }) => commands.map(({ text }) => findRule(text, version))));
    expect(rules.filter((rule) => !used.has(rule)).map(({ match }) => String(match))).toEqual([]);
  });

  it('have no trial whose message is on no page', () => {
    expect(findStaleTrials(pages)).toEqual([]);
    expect(findStaleTrials([])).toHaveLength(trials.length);
  });

  it('are selected by file or folder', () => {
    const select = (...paths: string[]) => selectPages(paths, all).flatMap((one) => one.pages.map(({ file }) => file));
    expect(select('docs/cli/commands/sync.md')).toEqual(['docs/cli/commands/sync.md']);
    expect(select('docs/cli/commands/').every((file) => file.startsWith('docs/cli/commands/'))).toBe(true);
    expect(selectPages([], all).map(({ name }) => name)).toEqual(docsVersions.map(({ name }) => name));
    expect(() => select('docs/apis')).toThrow('docs/apis has no page about the CLI');
  });

  it('prefer the code that begins with a message', () => {
    expect(findMessage(['a Missing', 'Missing appId'], 'Missing')).toBe('Missing appId');
    expect(findMessage(['a Missing'], 'Missing')).toBe('a Missing');
    expect(findMessage(['other'], 'Missing')).toBeUndefined();
  });
});
