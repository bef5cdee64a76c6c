import { describe, expect, it } from 'vitest';
import { countChanges, isBreaking, isBreakingOnly, writeBreakingOnly } from '../../../src/lists/change-filter';

describe('the filter of the API changes', () => {
  it('is in the address', () => {
    expect([true, false].map((isOnly) => isBreakingOnly(writeBreakingOnly(isOnly)))).toEqual([true, false]);
    expect(writeBreakingOnly(false)).toBe('');
    expect(isBreakingOnly('?show=all')).toBe(false);
  });

  it('leaves what an app can break by', () => {
    const kinds = ['moved', 'removed', 'changed', 'deprecated', 'added'] as const;
    expect(kinds.filter(isBreaking)).toEqual(['moved', 'removed', 'changed']);
  });

  it('says how much is left', () => {
    expect(countChanges(68, 68)).toBe('68 changes');
    expect(countChanges(20, 68)).toBe('20 of 68 changes');
  });
});
