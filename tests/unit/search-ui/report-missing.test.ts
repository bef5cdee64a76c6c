import { describe, expect, it } from 'vitest';
import { latestVersion } from '../../../src/config/versions';
import { makeReportUrl } from '../../../src/packages/search/ui/nothing';

describe('a report of what the search does not find', () => {
  it('names the query and what was searched', () => {
    const { searchParams } = new URL(makeReportUrl('pick `Images`', latestVersion));
    expect(searchParams.get('title')).toBe(
      `Docs ${latestVersion.name}: search finds nothing for \`\` pick \`Images\` \`\``,
    );
    expect(searchParams.get('body')).toContain(`- Version: ${latestVersion.name}`);
    expect(new URL(makeReportUrl('x', 'all')).searchParams.get('body')).toContain('- Version: all versions');
  });

  it('cuts a long query', () => {
    expect(makeReportUrl('x'.repeat(5_000), 'all').length).toBeLessThan(1_200);
  });

  it('survives a cut through an emoji', () => {
    const { searchParams } = new URL(makeReportUrl(`!${'😀'.repeat(200)}`, 'all'));
    expect(searchParams.get('body')).toContain('😀\ufffd…');
  });
});
