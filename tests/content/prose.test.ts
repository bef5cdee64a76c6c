import { describe, expect, it } from 'vitest';
import { findProse } from '../../src/build/checks/prose/find-all';
import { formatFinding } from '../../src/build/checks/prose/report';
import { isSelection, selectedPages } from './selected-pages';

describe('plain English', () => {
  it('is what pages and the site itself are written in; src/build/checks/prose/rules.ts has the rules', () => {
    expect(findProse(selectedPages, !isSelection).map(formatFinding).join('\n')).toBe('');
  });
});
