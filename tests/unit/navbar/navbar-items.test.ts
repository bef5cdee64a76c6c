import { describe, expect, it } from 'vitest';
import { validateNavbarItems } from '../../../src/build/checks/navbar-items';
import { navbar } from '../../../src/config/navbar';

const icon = {
  type: 'custom-iconLink',
  position: 'right',
  alt: 'Chat',
  href: 'https://example.com',
  src: 'img/chat.svg',
};
const cta = { type: 'custom-cta', position: 'right', text: 'Start', href: '/docs/getting-started' };
const separator = { type: 'custom-separator', position: 'left' };

describe("the site's own navbar items", () => {
  it('pass when they are right, in their order', () => {
    const items = [icon, { ...icon, target: '_blank', width: 20, height: 20 }, separator, cta];
    expect(validateNavbarItems(items)).toEqual(items);
  });

  it("leave the theme's items to the theme", () => {
    const items = [
      { type: 'dropdown', nonsense: true, position: 'left' },
      { label: 'A link', position: 'top' },
    ];
    expect(validateNavbarItems(items)).toEqual(items);
  });

  it.each([
    ['an unknown type', { ...icon, type: 'custom-icon' }, 'is of an unknown type. Known are custom-iconLink,'],
    ['an icon without a name', { ...icon, alt: '' }, 'alt must be a string that is not empty.'],
    ['an icon without an address', { ...icon, href: undefined }, 'href must be a string'],
    ['an icon without a picture', { ...icon, src: 5 }, 'src must be a string'],
    ['an unknown target', { ...icon, target: 'blank' }, 'target must be one of _self, _blank.'],
    ['a width of nothing', { ...icon, width: 0 }, 'width must be a number of pixels above 0.'],
    ['a height that is a text', { ...icon, height: '20' }, 'height must be a number of pixels above 0.'],
    ['an unknown position', { ...separator, position: 'top' }, 'position must be one of left, right.'],
    ['a call without a text', { ...cta, text: undefined }, 'text must be a string'],
    ['a call without an address', { ...cta, href: '' }, 'href must be a string'],
    ['a field that the type does not have', { ...separator, href: '/' }, 'has no field href.'],
  ])('fail with %s, and say where', (_, item, message) => {
    expect(() => validateNavbarItems([separator, item])).toThrow(message);
    expect(() => validateNavbarItems([separator, item])).toThrow(
      /^src\/config\/navbar\.ts:\d+: navbar item 2 \(custom-/,
    );
  });
});

describe('the top bar', () => {
  it('has all of the own kinds', () => {
    const types = new Set(navbar.items?.map((item) => item.type));
    expect([...types].filter((type) => String(type).startsWith('custom-')).sort()).toEqual([
      'custom-cta',
      'custom-iconLink',
      'custom-separator',
    ]);
  });
});
