import { describe, expect, it } from 'vitest';
import { pluginGroups } from '../../../src/config/plugin-groups';
import { pluginIcons, topicIcons } from '../../../src/lib/plugin-icons';

const known = { ...pluginIcons, ...topicIcons };

/** Allowed path syntax: commands and numbers of up to three digits, because more precision would not be visible. */
const path = /^(?:[MmLlHhVvAaCcSsQqTtZz]|[ -]?-?\d{0,3}(?:\.\d{1,3})?)+$/;

describe('icons', () => {
  it('exist for every plugin of the overview', () => {
    const plugins = pluginGroups.flatMap((group) => Object.keys(group.plugins));
    expect(plugins.filter((name) => pluginIcons[name] === undefined)).toEqual([]);
  });

  it.each(Object.entries(known))('%s has two paths, each of which begins with a place', (_, paths) => {
    expect(paths).toHaveLength(2);
    for (const part of paths) expect(part).toMatch(/^[Mm]/);
    for (const part of paths) expect(part).toMatch(path);
  });
});
