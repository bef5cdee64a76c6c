import { describe, expect, it } from 'vitest';
import { findProse } from './prose/find-all';
import { formatFinding } from './prose/report';
import { isSelection, selectedPages } from './selected-pages';

describe('plain English', () => {
  it('is what pages and the site itself are written in; tests/content/prose/rules.ts has the rules', () => {
    expect(findProse(selectedPages, !isSelection).map(formatFinding).join('\n')).toBe('');
  });
});
