import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { collectDeclarations } from '../../../src/packages/run/build/collect-declarations';
import { elementsModule } from '../../../src/packages/run/build/plugin-needs';
import { findTypeProblems } from '../../../src/packages/run/edit/check-types';
import type { Sample } from '../../../src/packages/run/protocol';

const declarations = collectDeclarations('v4', ['@capacitor/core', '@capacitor/preferences', elementsModule]);

const sample: Sample = { code: '', packages: ['@capacitor/preferences 4.0.2'], functions: [], hasDatabase: false };

const check = (text: string, more: Partial<Sample> = {}) =>
  findTypeProblems({ ...sample, ...more }, text, declarations.library, declarations.packages);

const imports = "import { Preferences } from '@capacitor/preferences';\n";

describe('the types of changed code', () => {
  it('are right in code that compiles', () => {
    expect(
      check(`${imports}const { value } = await Preferences.get({ key: 'a' });\nconsole.log(value?.length);\n`),
    ).toEqual([]);
    expect(
      check(`import { defineCustomElements } from '${elementsModule}';\nvoid defineCustomElements(window);\n`),
    ).toEqual([]);
  });

  it('are told with their place when they are wrong', () => {
    const problems = check(`${imports}\nconst { value } = await Preferences.get({ name: 'a' });\nvalue.trim();\n`);
    expect(problems).toEqual([
      {
        line: 3,
        column: 42,
        length: 4,
        message: expect.stringContaining("'name' does not exist in type 'GetOptions'"),
      },
      { line: 4, column: 0, length: 5, message: "'value' is possibly 'null'." },
    ]);
  });

  it('know the hidden code, and count only the lines that the reader sees', () => {
    const prepared = "const key = 'a';\nawait Preferences.set({ key, value: 1 });";
    const [hidden, shown, ...others] = check(`${imports}await Preferences.remove({ key });\nkey.nothing;\n`, {
      prepared,
    });
    expect(hidden).not.toHaveProperty('line');
    expect(shown).toMatchObject({ line: 3, column: 4 });
    expect(others).toEqual([]);
    expect(
      check(`${imports}const kept: Kept = { key: 'a' };\nvoid kept;\n`, { types: 'interface Kept { key: string }' }),
    ).toEqual([]);
  });

  it('know the other samples of the page', () => {
    const modules = [
      {
        path: 'src/lib/keys.ts',
        code: '',
        text: 'export interface Key { key: string }\nexport const theme: Key = { key: "a" };\n',
      },
    ];
    const text = `${imports}import { theme, type Key } from './lib/keys';\nconst all: Key[] = [theme];\nall.push(1);\n`;
    expect(check(text, { modules })).toMatchObject([{ line: 4, message: expect.stringContaining("type 'Key'") }]);
    expect(check(`import './lib/other';\nimport x from './lib/other';\nvoid x;\n`, { modules })).not.toEqual([]);
  });

  it('tell what does not parse', () => {
    expect(check('const = 1;\n')[0]).toMatchObject({ line: 1 });
  });
});

describe('declarations', () => {
  it.each(docsVersions.map(({ name }) => name))(
    'of %s are without comments, and those of the browser are the same in all',
    (version) => {
      const { library, packages } = collectDeclarations(version, ['@capacitor/core']);
      expect(library).toEqual(declarations.library);
      const text = Object.entries(packages.files).flatMap(([path, file]) => (path.endsWith('.d.ts') ? [file] : []));
      expect(text.length).toBeGreaterThan(0);
      expect(text.filter((file) => file.includes('/**'))).toEqual([]);
    },
  );

  it('of a package that is not there stop the build', () => {
    expect(() => collectDeclarations('v4', ['@capacitor/nothing'])).toThrow(/^v4: .*'@capacitor\/nothing'/);
  });
});
