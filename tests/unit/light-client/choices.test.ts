import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { makeTemplate } from '../../../src/plugins/light-client/loader/template';
import { themeConfig } from '../site/site-config';

const script = readFileSync(join(projectRoot, 'src/plugins/light-client/loader/choices.js'), 'utf8');

/** @returns what the script writes to `<html>`, in a browser whose storage works or throws */
function run(getItem: (key: string) => string | null): Readonly<Record<string, string>> {
  const documentElement = { dataset: {} };
  runInNewContext(script, { document: { documentElement }, localStorage: { getItem }, String });
  return documentElement.dataset;
}

const untouched = {
  theme: themeConfig.colorMode?.defaultMode,
  themeChoice: themeConfig.colorMode?.defaultMode,
  announcementBarInitiallyDismissed: 'false',
};

describe('what a reader has chosen', () => {
  it('is read from the storage', () => {
    const stored: Readonly<Record<string, string>> = { theme: 'dark', 'docusaurus.announcement.dismiss': 'true' };
    expect(run((key) => stored[key] ?? null)).toEqual({
      theme: 'dark',
      themeChoice: 'dark',
      announcementBarInitiallyDismissed: 'true',
    });
  });

  it('is the default of the site where nothing is stored, or the browser refuses', () => {
    expect(run(() => null)).toEqual(untouched);
    const refuse = (): never => {
      throw new Error('The operation is insecure.');
    };
    expect(run(refuse)).toEqual(untouched);
  });
});

describe("the theme's script, which obeys parameters of the address", () => {
  it('is known by a word that the template leaves out', () => {
    const theme = createRequire(join(projectRoot, 'package.json'))('@docusaurus/theme-classic/lib/inlineScripts') as {
      getThemeInlineScript: (options: object) => string;
    };
    const options = { colorMode: themeConfig.colorMode, siteStorage: { type: 'localStorage', namespace: '' } };
    const [word = ''] = /docusaurus-theme/.exec(theme.getThemeInlineScript(options)) ?? [];
    expect(word).not.toBe('');
    expect(makeTemplate()).toContain(`!script.includes("${word}")`);
  });
});
