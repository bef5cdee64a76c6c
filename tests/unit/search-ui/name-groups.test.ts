import { describe, expect, it } from 'vitest';
import type { SearchAnswer } from '../../../src/search/engine/response';
import { nameGroups } from '../../../src/search/ui/dialog/name-groups';

function nameOf(url: string, lvl0: string, lvl1: string | null): string | undefined {
  const hit = {
    url,
    hierarchy: { lvl0, lvl1 },
    _highlightResult: { hierarchy: { lvl0: { value: lvl0, matchLevel: 'none', matchedWords: [] } } },
  };
  const { hits } = nameGroups({ hits: [hit] } as unknown as SearchAnswer);
  return hits[0]?._highlightResult?.hierarchy?.lvl0?.value;
}

describe('the group of a hit', () => {
  it('is its page, with its version and where it is', () => {
    expect(nameOf('https://example.com/docs/v3/apis/camera', 'Official plugins', 'Camera')).toBe(
      'Camera · v3 · Official plugins',
    );
  });

  it('has no name twice, and text instead of HTML', () => {
    expect(nameOf('https://example.com/docs/cli', 'CLI', 'CLI')).toBe('CLI · v4');
    expect(nameOf('https://example.com/docs/a', 'A', 'Storage &amp; files')).toBe('Storage & files · v4 · A');
  });
});
