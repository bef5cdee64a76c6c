import { describe, expect, it } from 'vitest';
import { groupOf, hitGroups, kindOf } from '../../../src/packages/search/engine/kinds';

const section = {
  id: 0,
  page: { route: '/docs/apis/app', title: 'App', group: 'APIs', label: 'App', tag: 't', version: 'v4' },
  level: 3,
  heading: 'getInfo()',
  anchor: 'getinfo',
  text: '',
  code: '',
  facts: 'iOS, Android · since 1.0.0',
  trail: ['App'],
};

describe('the kind of a hit', () => {
  it.each([
    [{}, 'method', 'methods'],
    [{ heading: "addListener('pause', …)" }, 'event', 'methods'],
    [{ heading: 'AppInfo', facts: 'Interface' }, 'type', 'methods'],
    [{ level: 7, heading: 'name', facts: '' }, 'option', 'keys'],
    [{ level: 7, anchor: 'config-name', facts: '' }, 'key', 'keys'],
    [{ level: 7, page: { ...section.page, route: '/docs/v3/config' }, facts: '' }, 'key', 'keys'],
    [{ level: 8, facts: '' }, 'message', 'messages'],
    [{ level: 1, facts: '' }, 'page', 'pages'],
    [{ level: 1, facts: 'npx cap sync' }, 'command', 'pages'],
    [{ level: 2, facts: '' }, 'section', 'pages'],
  ] as const)('is read from its level, its heading and its facts: %j', (change, kind, group) => {
    expect(kindOf({ ...section, ...change })).toBe(kind);
    expect(groupOf(kind)).toBe(group);
    expect(hitGroups).toContain(group);
  });
});
