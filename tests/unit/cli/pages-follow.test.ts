import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { latestVersion } from '../../../src/config/versions';
import { createContext } from '../../../src/remark/context';
import { describeFailure, followPages, listWalks } from '../../drills/first-apps/follow';
import { followedPages } from '../../drills/first-apps/followed-pages';
import { readCommands } from '../../drills/first-apps/read-commands';
import { runCommands } from '../../drills/first-apps/run-commands';

const context = createContext(join(process.cwd(), latestVersion.docsDir, 'index.md'));
const major = latestVersion.name.slice(1);

const page = `---
title: A page
---

\`\`\`bash
npm run not-in-a-section
\`\`\`

## First

\`\`\`bash
# a comment
npm create app -- \\
  --quick
cd app && ls
\`\`\`

\`\`\`ts
const code = 1;
\`\`\`

### Below

::install{packages="@capacitor/core" dev="@capacitor/cli" sync=false}

## Second

\`\`\`bash
npx ask
npm run lint
npx run phone
npm run later
\`\`\`
`;

describe('the commands of a page', () => {
  it('are those of its sections, with what a reader answers, up to the first that needs more than a computer', () => {
    const found = readCommands(page, context, {
      page: 'a',
      sections: ['First', 'Second'],
      until: 'npx run',
      instead: { 'npx ask': 'npx ask "My App"', 'npm run lint': '' },
    });
    expect(found).toEqual([
      { line: 13, text: 'npm create app -- --quick' },
      { line: 15, text: 'cd app && ls' },
      { line: 24, text: `npm install @capacitor/core@${major}` },
      { line: 24, text: `npm install --save-dev @capacitor/cli@${major}` },
      { line: 29, text: 'npx ask "My App"' },
    ]);
  });

  it('are not those of a page that lacks a section', () => {
    expect(readCommands(page, context, { page: 'a', sections: ['First', 'Third'] })).toBeUndefined();
  });
});

describe('the pages that are followed', () => {
  const walks = listWalks();

  it.each(followedPages)('$page, $sections, is one in some version', (followed) => {
    expect(listWalks([followed])).not.toEqual([]);
  });

  it('lead to both native projects, and to nothing that needs a device', () => {
    expect(walks.length).toBeGreaterThan(8);
    for (const { file, commands } of walks) {
      const texts = commands.map(({ text }) => text);
      expect(texts, file).toEqual(expect.arrayContaining(['npx cap add android', 'npx cap add ios']));
      expect(
        texts.filter((text) => /^npx cap (?:run|open|build)\b/.test(text)),
        file,
      ).toEqual([]);
    }
  });

  it('can be chosen, and a name that is not there is told with the nearest', async () => {
    const options = { 'dry-run': true, keep: false };
    await expect(followPages(['docs/getting-started/indx.md'], options)).rejects.toThrow(
      'Did you mean docs/getting-started/index.md?',
    );
  });
});

describe('a walk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'walk-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const run = (...texts: string[]) =>
    runCommands(
      texts.map((text, index) => ({ text, line: index + 1 })),
      folder,
    );

  it('goes from folder to folder', async () => {
    expect(await run('mkdir -p a/b', 'cd a', 'cd b', 'test "$(basename "$PWD")" = b')).toBeUndefined();
  });

  it.each([
    [['true', 'echo begun; exit 3', 'true'], { line: 2, output: 'exit code 3\nbegun' }],
    [['cd missing'], { line: 1, output: 'There is no folder missing.' }],
    // The Capacitor CLI does so with some of its errors.
    [['echo "[error] It is not there."'], { line: 1, output: 'exit code 0\n[error] It is not there.' }],
    [['for i in $(seq 30); do echo $i; done; false'], { line: 1, output: expect.stringMatching(/^exit code 1\n19\n/) }],
  ])('ends at what fails: %s', async (texts, expected) => {
    expect(await run(...texts)).toMatchObject(expected);
  });

  it('says where it ended', () => {
    const failure = { line: 7, text: 'npx cap add ios', output: 'exit code 1\n\nNo.' };
    expect(describeFailure('docs/a.md', failure)).toBe('docs/a.md:7  npx cap add ios\n    exit code 1\n\n    No.');
  });
});
