import { describe, expect, it } from 'vitest';
import { levers, readLevers } from '../../../src/plugins/light-client/levers';
import { makeTemplate, readTemplate } from '../../../src/plugins/light-client/loader/template';
import { trimConfig } from '../../../src/plugins/light-client/trim-config';

describe('readLevers', () => {
  it('uses all levers when nothing is said', () => {
    expect([...readLevers({})]).toEqual([...levers]);
  });

  it('goes without those that are named, and without any', () => {
    expect([...readLevers({ LIGHT_CLIENT_WITHOUT: 'highlight,trim' })]).toEqual([
      'loader',
      'hydration',
      'prefetch',
      'styles',
    ]);
    expect(readLevers({ LIGHT_CLIENT_WITHOUT: 'all' }).size).toBe(0);
  });

  it('refuses what is none', () => {
    expect(() => readLevers({ LIGHT_CLIENT_WITHOUT: 'loader,prism' })).toThrow(
      'LIGHT_CLIENT_WITHOUT names prism, which is no part of the light client. Use highlight, loader,',
    );
  });
});

describe('the template of pages', () => {
  it('loads no script before the page is drawn', () => {
    const template = makeTemplate();
    expect(template).not.toMatch(/<script[^>]+src/);
    expect(template).toContain('})([<%~ it.scripts.map(');
    expect(template).not.toContain('__SCRIPTS__');
  });

  it("is Docusaurus' own without the lever", () => {
    expect(readTemplate({ LIGHT_CLIENT_WITHOUT: 'loader' })).toEqual({});
  });
});

describe('trimConfig', () => {
  const config = { title: 'T', presets: ['classic'], plugins: [], themeConfig: { navbar: {}, prism: { theme: {} } } };

  it('keeps what the theme reads', () => {
    expect(trimConfig(config as never, true)).toEqual({ title: 'T', themeConfig: { navbar: {}, prism: {} } });
  });

  it('keeps the colours of code where the browser colours it', () => {
    expect(trimConfig(config as never, false)).toMatchObject({ themeConfig: { prism: { theme: {} } } });
  });
});
