import { describe, expect, it, vi } from 'vitest';
import { createPhaseReport, drawBar } from '../../../src/cli/build/build-phases';
import { makePhaseReporter } from '../../../src/plugins/bundler/phases';

function report(isTTY: boolean) {
  let shown = '';
  const write = (text: string) => {
    shown += text;
  };
  return { ...createPhaseReport({ isTTY, write }), read: () => shown };
}

describe('createPhaseReport', () => {
  it('writes a line for each phase, once, and goes only forward', () => {
    const { begin, end, read } = report(false);
    for (const phase of ['reading', 'compiling', 'compiling', 'finishing', 'rendering', 'unknown']) begin(phase);
    end();
    expect(read()).toBe(
      '[1/4] Reading pages and packages\n[2/4] Compiling\n[4/4] Writing search, archives and hosting files\n',
    );
  });

  it('draws a bar below them in a terminal, which goes at the end', () => {
    const { begin, end, read } = report(true);
    begin('rendering');
    expect(read()).toBe('[3/4] Rendering pages\n[##################------------] 60 %');
    end();
    expect(read().endsWith('\r\u001b[K')).toBe(true);
  });
});

describe('drawBar', () => {
  it.each([
    [0, 0],
    [1, 30],
  ])('shows %d', (share, marks) => expect(drawBar(share).split('#')).toHaveLength(marks + 1));
});

describe('makePhaseReporter', () => {
  it('says when all compilers are done', () => {
    const send = vi.fn();
    const report = makePhaseReporter(send);
    const done: (() => void)[] = [];
    const compiler = {
      hooks: {
        beforeRun: { tap: (_: string, callback: () => void) => callback() },
        done: { tap: (_: string, callback: () => void) => void done.push(callback) },
      },
    };
    for (let count = 0; count < 2; count++) report(compiler);
    done[0]?.();
    expect(send.mock.calls).toEqual([['compiling'], ['compiling']]);
    done[1]?.();
    expect(send).toHaveBeenLastCalledWith('rendering');
  });
});
