import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { type InlineScripts, ignoreParameters } from '../../../src/plugins/upstream-mends/inline-scripts';
import { mendHash } from '../../../src/plugins/upstream-mends/normalize-location';
import recorded from '../../../src/plugins/upstream-mends/upstream.json' with { type: 'json' };

describe('the files of Docusaurus that are mended', () => {
  it.each(Object.entries(recorded))('%s is the one that the mend was made for', (file, hash) => {
    const text = readFileSync(join(projectRoot, 'node_modules/@docusaurus', file), 'utf8').replaceAll('\r\n', '\n');
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16), `compare ${file} with the mend`).toBe(hash);
  });
});

describe('a fragment', () => {
  it.each(['', '#', '#getphoto', '#caf%C3%A9', '#100%25', '#a b'])('stays where it can be decoded: "%s"', (hash) => {
    expect(mendHash(hash)).toBe(hash);
  });

  it.each(['#100%', '#%E0%A4%A', '#%', '#%ff', '#a%20b%'])('means what it says where it can not: "%s"', (hash) => {
    expect(decodeURIComponent(mendHash(hash))).toBe(hash);
  });
});

describe("the theme's inline scripts", () => {
  const upstream = createRequire(join(projectRoot, 'package.json'))(
    '@docusaurus/theme-classic/lib/inlineScripts',
  ) as InlineScripts;
  const options = {
    colorMode: { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: false },
    siteStorage: { type: 'localStorage', namespace: '' },
  } as never;

  it('know no parameters, and the stored colours still', () => {
    const scripts = { ...upstream };
    ignoreParameters(scripts);
    ignoreParameters(scripts);
    expect(scripts.DataAttributeQueryStringInlineJavaScript).toBe('');
    const script = scripts.getThemeInlineScript(options);
    expect(script).not.toContain('search');
    const setAttribute = vi.fn();
    const run = new Function('window', 'document', script);
    const window = { localStorage: { getItem: (key: string) => (key === 'theme' ? 'dark' : null) } };
    run(window, { documentElement: { setAttribute } });
    expect(setAttribute.mock.calls).toEqual([
      ['data-theme', 'dark'],
      ['data-theme-choice', 'dark'],
    ]);
  });

  it('are refused when they read parameters in another way', () => {
    const changed: InlineScripts = { ...upstream, getThemeInlineScript: () => 'read(location.search)' };
    ignoreParameters(changed);
    expect(() => changed.getThemeInlineScript(options)).toThrow('Adapt src/plugins/upstream-mends/inline-scripts.ts');
  });
});
