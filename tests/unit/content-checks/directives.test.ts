import { describe, expect, it } from 'vitest';
import { checkDirectives } from '../../../src/packages/docs-checks/directives';
import { listProblems, readFixture } from './fixture';

describe('checkDirectives', () => {
  it('accepts directives and facts that exist', () => {
    expect(listProblems(checkDirectives(readFixture('directives/passes.md')))).toEqual([]);
  });

  it('reports unknown names with the nearest', () => {
    expect(listProblems(checkDirectives(readFixture('directives/fails.md')))).toEqual([
      '1: There is no fact "minSdkVersoin"; did you mean "minSdkVersion"?',
      '1: There is no fact "minSdkVersoin"; did you mean "minSdkVersion"?',
      '1: {{ fact:minSdkVersion }}: facts in code are written {{fact:name}}, without spaces',
      '3: There is no directive ::instal; did you mean "install"?',
      '5: ::install has no attribute "package"; did you mean "packages"?',
      '7: v5 has no package "@capacitor/camrea". Did you mean "@capacitor/camera"?',
      '9: There is no block ":::nota". Did you mean "note"?',
      '15: There is no directive ":badge[word]"; in text there is :fact[name] only.',
      '17: "::install" must be in a separate line, with empty lines around it.',
      expect.stringMatching(/^21: There is no fact "nothingLikeIt"; there are .*\bminSdkVersion, (?!.*package:)/),
      '25: In text a fact is written :fact[minSdkVersion].',
    ]);
  });
});
