import { describe, expect, it, vi } from 'vitest';
import { createOutputFilter, explainError } from '../../../src/tools/lib/start-output.mjs';
import { isReadAtStart } from '../../../src/tools/lib/start-site.mjs';

describe('isReadAtStart', () => {
  const loaded = new Set(['docusaurus.config.ts', 'src/plugins/feed/index.ts', 'sidebars.ts']);

  it.each([
    'docusaurus.config.ts',
    'src/plugins/feed/index.ts',
    'src/config/ads.ts',
    'src/reference/overlays/v2/camera.json',
    'src/capacitor/v5/package.json',
  ])('is true of %s', (file) => expect(isReadAtStart(file, loaded)).toBe(true));

  it.each(['sidebars.ts', 'docs/index.md', 'src/theme/Root.tsx', 'src/tools/start.mjs', 'src/build/checks/links.ts'])(
    'is false of %s',
    (file) => expect(isReadAtStart(file, loaded)).toBe(false),
  );
});

describe('createOutputFilter', () => {
  it('shows lines as they come, and an error as its sentence once it is over', () => {
    vi.useFakeTimers();
    let shown = '';
    const { write } = createOutputFilter('/home/me/docs', (text) => {
      shown += text;
    });
    write('compiled succ');
    write(
      'essfully\n[ERROR] Site plugin reload failure\nError: src/config/ads.ts:3: wrong. Correct it.\n    at a (b.js:1:2)\n',
    );
    expect(shown).toBe('compiled successfully\n');
    vi.advanceTimersByTime(1000);
    expect(shown).toBe('compiled successfully\n[ERROR] src/config/ads.ts:3: wrong. Correct it.\n');
    vi.useRealTimers();
  });
});

describe('explainError', () => {
  it('leaves out what the messages of pages say', () => {
    expect(explainError('[ERROR] Client bundle compiled with errors therefore\n  at a', '')).toEqual([]);
    expect(explainError('[ERROR] Failure\nError: docs/a.md:2: no field "titel".\n', '')).toEqual([]);
  });

  it('shows the first lines of an error that nobody knows, without its stack', () => {
    expect(explainError('[ERROR] Port is gone\n    at x (y.js:1:1)\nError: EADDR\n', '')).toEqual([
      '[ERROR] Port is gone',
      'Error: EADDR',
    ]);
  });
});
