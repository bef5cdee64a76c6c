import { describe, expect, it } from 'vitest';
import { makeExpander } from '../../../src/packages/search/engine/expand';
import { findPastedPlatform, findPlatform, readLexicon, readQuery } from '../../../src/packages/search/engine/query';
import { readSections } from '../../../src/packages/search/engine/sections';
import { makeWordSearch } from '../../../src/packages/search/engine/word-search';
import { makePage, makeSection, packPages } from './cut-pages';

const shard = packPages([
  makePage('/docs/a', 'Haptics', 'Makes the device vibrate. It vibrates.', [
    makeSection(2, 'launchAutoHide'),
    makeSection(2, 'Deep links'),
  ]),
]);
const words = makeWordSearch();
words.addSections(readSections(shard));
const expander = makeExpander(words);
const lexicon = readLexicon(
  new Set(['how', 'the']),
  [
    ['buzz', 'vibrate'],
    ['universal link', 'deep link'],
  ],
  new Set(['launchautohide']),
  new Set(['haptics', 'deep links']),
);

/** Lists the words of the shard that each word of a query may match. */
function read(query: string): string[] {
  return readQuery(query, expander, lexicon).map(({ forms }) => [...forms].sort().join(' '));
}

describe('a word of a query', () => {
  it('may mean its other forms and what begins with it', () => {
    expect(read('vibrating haptics')).toEqual(['vibrate vibrates', 'haptics']);
    expect(read('vibra haptics')[0]).toBe('vibrate vibrates');
  });

  it('may mean a similar word only when there is none like it', () => {
    expect(read('haptcs')).toEqual(['haptics']);
    expect(read('hatpics')).toEqual(['haptics']);
    expect(read('device')).toEqual(['device']);
    expect(read('xyz')).toEqual(['']);
  });

  it('may mean an identifier together with its neighbors', () => {
    expect(read('launch auto hide').every((forms) => forms.includes('launchautohide'))).toBe(true);
    expect(read('launch au').every((forms) => forms.includes('launchautohide'))).toBe(true);
  });

  it('is read as its parts when the shard does not know the whole', () => {
    expect(read('deviceHaptics')).toEqual(['device', 'haptics']);
    expect(read('devicehaptics')).toEqual(['device', 'haptics']);
  });

  it('may mean its synonyms, also those of several words that stand apart', () => {
    expect(read('buzz')).toEqual(['vibrate vibrates']);
    expect(read('link that is universal')).toEqual(['deep links', '', '', 'deep links']);
  });

  it('need not match when it says nothing, unless all words say nothing', () => {
    expect(readQuery('how the haptics', expander, lexicon).map(({ counts }) => counts)).toEqual([false, false, true]);
    expect(readQuery('how the', expander, lexicon).map(({ counts }) => counts)).toEqual([true, true]);
  });
});

describe('the kind of a word', () => {
  const kindsOf = (query: string) => readQuery(query, expander, lexicon).map(({ kind }) => kind);

  it('says how much it tells about the subject', () => {
    expect(kindsOf('how launchAutoHide not working android 12 ionic device haptics')).toEqual([
      'stopWord',
      'identifier',
      'failure',
      'intent',
      'platform',
      'number',
      'framework',
      'task',
      'word',
    ]);
  });

  it('is an identifier in small letters too, when a heading has it', () => {
    expect(kindsOf('launchautohide')).toEqual(['identifier']);
  });

  it('is an identifier with a mistake in it, and no more than a part where the docs have nothing like it', () => {
    expect(kindsOf('launchAutoHidde')).toEqual(['identifier']);
    expect(kindsOf('ERR_SOMETHING otherName deepHaptics')).toEqual(['part', 'part', 'part', 'part']);
  });

  it('is a task, but for the names of commands and for short queries', () => {
    expect(kindsOf('add haptics quickly')).toEqual(['task', 'word', 'word']);
    expect(kindsOf('cap add haptics quickly')).toEqual(['word', 'word', 'word', 'word']);
    expect(kindsOf('run device')).toEqual(['word', 'word']);
  });

  it('is quiet on lines of a pasted text that do not tell what went wrong', () => {
    expect(kindsOf('vibrates\nerror: haptics')).toEqual(['quiet', 'failure', 'word']);
    expect(kindsOf('vibrates\nhaptics')).toEqual(['word', 'word']);
  });

  it('is a plain one where several words are an identifier together', () => {
    expect(kindsOf('launch auto hide')).toEqual(['word', 'word', 'word']);
  });
});

describe('a word that names a plugin', () => {
  it.each([
    ['the Haptics plugin does not work', 'haptics'],
    ['deep links plugin', 'deep links'],
    ['capacitor-haptics and others', 'haptics'],
    ['@capacitor/deep-links', 'deep links'],
    ['haptics in my app', ''],
    ['links of a plugin', ''],
    ['"Haptics" plugin is not implemented on ios', ''],
  ])('counts like an identifier: %s', (query, named) => {
    const words = readQuery(query, expander, lexicon).filter(({ kind }) => kind === 'identifier');
    expect(words.map(({ word }) => word).join(' ')).toBe(named);
  });
});

describe('answers about words', () => {
  it('are remembered and the same the second time', () => {
    expect(expander.expandWord('device', false)).toBe(expander.expandWord('device', false));
    for (let number = 0; number < 1_000; number += 1) expander.expandWord(`w${number}`, false);
    expect([...expander.expandWord('device', false).forms]).toEqual(['device']);
  });
});

describe('the platform of a query', () => {
  it.each([
    ['app crashes on android', 'android'],
    ['gradle sync is slow', 'android'],
    ['cocoapods on an emulator', undefined],
    ['xcode shows nothing', 'ios'],
    ['ios app on an android emulator', undefined],
    ['camera', undefined],
  ])('is the one that it names, or whose words it has: %s', (query, platform) => {
    expect(findPlatform(query.split(' '))).toBe(platform);
  });

  it('is in a pasted text the one that most paths and tools are of', () => {
    const log =
      '/Users/me/app/ios/App/Pods/Target\nnode_modules/@capacitor/ios\nxcodebuild failed for the android twin';
    expect(findPastedPlatform(log)).toBe('ios');
    expect(findPastedPlatform('ios and android')).toBeUndefined();
    expect(findPastedPlatform('failed')).toBeUndefined();
  });
});
