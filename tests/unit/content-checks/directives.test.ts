import type { LeafDirective } from 'mdast-util-directive';
import { describe, expect, it } from 'vitest';
import { checkDirectives } from '../../../src/packages/docs-checks/directives';
import { listProblems, readFixture } from './fixture';

const reference = {
  attributes: new Map([['install', ['packages', 'dev', 'sync']]]),
  facts: ['minSdkVersion', 'xcode', 'package:@capacitor/core'],
  findExpansionError: ({ attributes }: LeafDirective) =>
    attributes?.packages === '@capacitor/camera' ? undefined : 'what the build says',
};

describe('checkDirectives', () => {
  it('accepts directives and facts that exist', () => {
    expect(listProblems(checkDirectives(readFixture('directives/passes.md'), reference))).toEqual([]);
  });

  it('reports unknown names with the nearest', () => {
    expect(listProblems(checkDirectives(readFixture('directives/fails.md'), reference))).toEqual([
      '1: There is no fact "minSdkVersoin"; did you mean "minSdkVersion"?',
      '1: There is no fact "minSdkVersoin"; did you mean "minSdkVersion"?',
      '1: {{ fact:minSdkVersion }}: facts in code are written {{fact:name}}, without spaces',
      '3: There is no directive ::instal; did you mean "install"?',
      '5: ::install has no attribute "package"; did you mean "packages"?',
      '7: what the build says',
      '9: There is no block ":::nota". Did you mean "note"?',
      '15: There is no directive ":badge[word]"; in text there is :fact[name] only.',
      '17: "::install" must be in a separate line, with empty lines around it.',
      '21: There is no fact "nothingLikeIt"; there are minSdkVersion, xcode',
      '25: In text a fact is written :fact[minSdkVersion].',
    ]);
  });
});
