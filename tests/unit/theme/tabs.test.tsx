import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import TabItem from '../../../src/theme/TabItem';
import Tabs from '../../../src/theme/Tabs';

type Props = Parameters<typeof Tabs>[0];

/** Returns the tabs and panels of a group: `label` or `[label]` for the one that is shown, and the text of each panel. */
function render(
  props: Omit<Props, 'children'>,
  children: ReactNode,
): { html: string; tabs: string[]; panels: string[] } {
  const html = renderToStaticMarkup(<Tabs {...props}>{children as Props['children']}</Tabs>);
  const tabs = [...html.matchAll(/role="tab"[^>]*aria-selected="(true|false)"[^>]*>(.*?)<\/div>/g)].map(
    ([, isShown, label = '']) => (isShown === 'true' ? `[${label}]` : label),
  );
  const panels = [...html.matchAll(/role="tabpanel"([^>]*)>(.*?)<\/div>/g)].map(([, attributes = '', text = '']) =>
    /\shidden=/.test(attributes) ? text : `[${text}]`,
  );
  return { html, tabs, panels };
}

const one = (
  <TabItem value="a" key="a">
    1
  </TabItem>
);
const two = (
  <TabItem value="b c" label="Two" key="b">
    2
  </TabItem>
);

describe('tabs', () => {
  it('have the labels of their group, or else their own', () => {
    const values = [
      { value: 'a', label: 'First' },
      { value: 'b c', label: 'Second' },
    ];
    expect(render({ values }, [one, two])).toMatchObject({ tabs: ['[First]', 'Second'], panels: ['[1]', '2'] });
    expect(render({}, [one, two]).tabs).toEqual(['[a]', 'Two']);
    expect(render({ values }, [one, two]).html).toContain('data-tab-label="Second"');
  });

  it('may be in fragments and elements, beside nothing, and made by code', () => {
    const children = [<div key="1">{one}</div>, null, false, <span key="2">{[two].map((tab) => tab)}</span>];
    expect(render({ defaultValue: 'b c' }, children)).toMatchObject({ tabs: ['a', '[Two]'], panels: ['1', '[2]'] });
  });

  it('show none if the default is none', () => {
    const { html, tabs, panels } = render({ defaultValue: null }, [one, two]);
    expect([tabs, panels]).toEqual([
      ['a', 'Two'],
      ['1', '2'],
    ]);
    expect(html.match(/tabindex="0"/g)).toHaveLength(1);
  });

  it('name their panels by ids without blanks', () => {
    const { html } = render({}, [one, two]);
    const [controls, ids] = [/aria-controls="([^"]*)"/g, /role="tabpanel" id="([^"]*)"/g].map((pattern) =>
      [...html.matchAll(pattern)].map(([, id]) => id),
    );
    expect(controls).toEqual(ids);
    expect(ids?.[1]).toMatch(/^\S+b%20c-panel$/);
    expect(html).toContain('data-tab-values="a\nb c"');
  });

  it.each([
    [{ queryString: 'system' }, 'system'],
    [{ queryString: true, groupId: 'os' }, 'os'],
    [{ groupId: 'framework' }, 'framework'],
    [{ groupId: 'os' }, undefined],
  ] as const)('name the parameter of the address: %j', (props, name) => {
    expect(/data-tab-parameter="([^"]*)"/.exec(render(props, [one]).html)?.[1]).toBe(name);
  });

  it('say what is wrong with them', () => {
    expect(() => render({}, [one, one])).toThrow('two tabs with the value "a"');
    expect(() => render({ defaultValue: 'x' }, [one])).toThrow('no tab "x". It has: a.');
    expect(() => render({ values: [{ value: 'x' }] }, [one])).toThrow('<TabItem value="a"> is no tab of its <Tabs>');
  });
});
