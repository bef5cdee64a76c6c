import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { describe, expect, it } from 'vitest';
import { announcement } from '../../../src/config/announcement';
import { basePath } from '../../../src/config/versions';
import { listMajors } from '../../../src/packages/reference/facts/majors';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { listPages } from '../../../src/remark/pages';

describe('the announcement', () => {
  it('can be closed and has an id of its own', () => {
    expect(announcement).toMatchObject({ isCloseable: true, id: expect.stringMatching(/^[a-z0-9-]+$/) });
    expect(announcement?.id).not.toBe('announcement-bar');
  });

  it('names the newest release that is maintained, and that these docs do not describe', () => {
    const newest = listMajors().find(({ support }) => support === 'active');
    expect(newest?.docs).toBeUndefined();
    expect(announcement?.content).toContain(`Capacitor ${newest?.major} is out`);
    expect(announcement?.id).toBe(`v${newest?.major}-released`);
  });

  it('links to pages that exist, which no other check looks at', () => {
    const targets = [...(announcement?.content ?? '').matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    const standalone = readdirSync(join(projectRoot, 'src/pages')).map((file) => basePath + parse(file).name);
    const routes = [...listPages().map(({ route }) => route), ...standalone];
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !routes.includes(target ?? ''))).toEqual([]);
  });
});
