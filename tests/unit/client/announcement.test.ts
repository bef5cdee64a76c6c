import { describe, expect, it } from 'vitest';
import { announcement } from '../../../src/config/announcement';
import { listPages } from '../../../src/remark/pages';

describe('the announcement', () => {
  it('can be closed and has an id of its own', () => {
    expect(announcement).toMatchObject({ isCloseable: true, id: expect.stringMatching(/^[a-z0-9-]+$/) });
    expect(announcement?.id).not.toBe('announcement-bar');
  });

  it('links to pages that exist, which no other check looks at', () => {
    const targets = [...(announcement?.content ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const routes = listPages().map(({ route }) => route);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !routes.includes(target ?? ''))).toEqual([]);
  });
});
