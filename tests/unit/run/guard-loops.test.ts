import { parse } from 'acorn';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyChanges, guardLoops } from '../../../src/packages/run/edit/guard-loops';

let now = 0;
vi.stubGlobal('window', globalThis);
vi.spyOn(performance, 'now').mockImplementation(() => {
  now += 100;
  return now;
});
const { defineGuard } = await import('../../../src/packages/run/frame/guard');
defineGuard('guard');

const { setTimeout: wait } = globalThis;

afterEach(async () => {
  globalThis.setTimeout = wait;
  await new Promise((resolve) => wait(resolve));
});

/** Runs guarded code, with a clock that goes on by a tenth of a second at each look. @returns what the code adds to `out` */
function run(code: string): unknown[] {
  const guarded = applyChanges(code, guardLoops(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), 'guard'));
  const out: unknown[] = [];
  new Function('out', guarded.replace('export ', ''))(out);
  return out;
}

describe('an endless loop is ended', () => {
  it.each([
    'for (;;);',
    'for (;;) {}',
    'while (true) continue;',
    'do {} while (true);',
    'for (const a of (function* () { for (;;) yield 1; })()) a;',
    'while (true) { try { for (;;); } catch {} }',
    'while (true) { try { for (;;); } finally { continue; } }',
    'const f = () => f2(); const f2 = () => f(); while (1) try { f(); } catch {}',
    'label: for (;;) for (;;) continue label;',
    'for (;;) if (1) for (;;) ; else for (;;) ;',
    'performance.now = () => 0; window.setTimeout = (f) => f(); for (;;);',
  ])('%s', (code) => expect(() => run(code)).toThrow('ran for 3 seconds'));
});

describe('code that ends', () => {
  it.each([
    ['for (let n = 0; n < 3; n++) out.push(n);', [0, 1, 2]],
    ['for (const n of [1, 2]) if (n > 1) out.push(n); else out.push(0);', [0, 2]],
    ['let n = 0; do n++; while (n < 3); out.push(n);', [3]],
    ['const f = (a) => ({ a }); out.push(f(1).a);', [1]],
    ['const f = (a) => (b) => a + b; out.push(f(1)(2));', [3]],
    ['class A { get b() { return 1; } static c = () => 2; } out.push(new A().b, A.c());', [1, 2]],
    ['export function f() { "use strict"; return 5; } out.push(f());', [5]],
  ])('does what it did: %s', (code, result) => expect(run(code)).toEqual(result));
});
