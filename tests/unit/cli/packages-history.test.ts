import { describe, expect, it } from 'vitest';
import { listWanted, toText } from '../../../src/cli/packages-history';
import type { PluginHistory } from '../../../src/reference/history/model';

describe('listWanted', () => {
  const releases = ['5.0.0', '4.0.0-rc.1', '4.10.0', '4.2.0', '1.0.0', '2.0.0', '5.0.0-beta.1', '4.11.0', '0.9.0'];

  it('takes the documented majors up to what is pinned of each, oldest first', () => {
    expect(listWanted(releases, ['1.3.1', '4.10.0'])).toEqual(['1.0.0', '4.2.0', '4.10.0']);
  });

  it('takes nothing when nothing is pinned', () => {
    expect(listWanted(releases, [])).toEqual([]);
  });
});

describe('toText', () => {
  const history: PluginHistory = {
    package: '@capacitor/toast',
    page: 'toast',
    first: '1.0.0',
    last: ['1.1.0'],
    changes: {
      '1.0.1': [{ kind: 'added', id: 'show', after: 'show() => Promise<void>' }],
      '1.1.0': [{ kind: 'removed', id: 'show', before: 'show() => Promise<void>' }],
    },
  };

  it('has a line for each release', () => {
    const lines = toText([history]).split('\n');
    expect(lines.filter((line) => /^"1\.\d\.\d": /.test(line))).toHaveLength(2);
  });

  it('can be read back, with and without changes', () => {
    const histories = [history, { ...history, page: 'other', isNew: true as const, changes: {} }];
    expect(JSON.parse(toText(histories))).toEqual(histories);
    expect(JSON.parse(toText([]))).toEqual([]);
  });
});
