import { describe, expect, it, vi } from 'vitest';
import { makePhaseReporter } from '../../../src/build/phases';
import { reportPhases } from '../../../src/packages/docs-cli/build/build-site';

describe('reportPhases', () => {
  it('writes a line for each phase, once, and goes only forward', () => {
    const written: string[] = [];
    const begin = reportPhases((text) => written.push(text));
    for (const phase of ['reading', 'compiling', 'compiling', 'finishing', 'rendering', 'unknown']) begin(phase);
    expect(written).toEqual([
      '[1/4] Reading pages and packages\n',
      '[2/4] Compiling\n',
      '[4/4] Writing search, archives and hosting files\n',
    ]);
  });
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
    for (let count = 0; count < 2; count++) report(compiler as never);
    done[0]?.();
    expect(send.mock.calls).toEqual([['compiling'], ['compiling']]);
    done[1]?.();
    expect(send).toHaveBeenLastCalledWith('rendering');
  });
});
