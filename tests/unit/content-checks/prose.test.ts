import { describe, expect, it } from 'vitest';
import { checkProse } from '../../../src/packages/docs-checks/prose/check-prose';
import { checkStrings } from '../../../src/packages/docs-checks/prose/interface';
import { wordRules } from '../../../src/packages/docs-checks/prose/rules';
import { readFixture } from './fixture';

const found = checkProse(readFixture('prose/fails.md'));

describe('checkProse', () => {
  it('accepts plain English, code, and words in phrases where they are right', () => {
    expect(checkProse(readFixture('prose/passes.md'))).toEqual([]);
  });

  it('reports each word with its place', () => {
    expect(found.map(({ rule, line, column, words }) => `${line}:${column} ${rule}: ${words}`)).toEqual([
      '3:24 tells: tells which',
      '6:11 belongs into: belongs into',
      '6:40 lies: lies',
      '7:32 people: People',
      '7:50 anew: anew',
      '11:1 long list: 8 bullets in a row',
      '22:15 a text: a text',
      '23:7 long cell: a cell of 204 characters',
      '26:4 the answer: The answer',
      '26:15 hangs on: hangs on',
      '26:28 British: licence',
      '26:43 two terms for plugin: plug-in',
      '32:1 no setup: Android needs no setup',
      '32:28 answers: answers the call',
      '32:54 the app ends: app ends',
      '32:80 of its own: of your own',
      '32:104 that of: that of',
      '34:1 IOS: IOS',
      '34:13 set-up: set-up',
      '34:27 riddle: comes and goes',
      '38:9 as it says: as it says',
      '38:20 the same: the same',
      '40:3 long item: a list item of 366 characters',
    ]);
  });

  it('says what is wrong and what to write, in whole sentences', () => {
    expect(found[0]).toMatchObject({
      file: 'docs/prose/fails.md',
      message: '"tells which" gives a thing a voice. Write "shows", "explains", "lists" or "reports".',
    });
    expect(found.map(({ message }) => message)).toContain(
      '"plug-in" is another name for a thing that has one name on all other pages. Write "plugin".',
    );
    expect(found.filter(({ message }) => !/^["A-Z].*\. [A-Z].*\.$/.test(message))).toEqual([]);
  });

  it('has a reason beside each exception, and rules with names of their own', () => {
    expect(wordRules.flatMap(({ exceptions = [] }) => exceptions).filter(({ reason }) => reason.length < 10)).toEqual(
      [],
    );
    expect(new Set(wordRules.map(({ name }) => name)).size).toBe(wordRules.length);
  });
});

describe('checkStrings', () => {
  const list = (file: string, code: string) =>
    checkStrings(file, code).map(({ line, column, words }) => `${line}:${column} ${words}`);

  it('reports words of strings, templates and JSX with their places', () => {
    const code = [
      "fail('Write the name of a text.');",
      'fail(`${name} belongs into the folder ${folder}.`);',
      'export const Note = () => <p>The pages lie in this browser.</p>;',
    ].join('\n');
    expect(list('src/note.tsx', code)).toEqual(['1:25 a text', '2:15 belongs into', '3:40 lie']);
    expect(list('src/packages/reference/overlays/x.json', '{ "GetOptions": "Which key to read." }')).toEqual([
      '1:18 Which key to read.',
    ]);
    expect(list('src/packages/reference/overlays/x.json', '{ "show": "Tells whether people see it." }')).toEqual([
      '1:12 Tells whether',
      '1:26 people',
    ]);
  });

  it('leaves out comments, names, markup, and code in a description', () => {
    expect(
      list('src/a.ts', "// people shall\nconst colour = 'stands lies'; draw('<p>for all people here</p>');"),
    ).toEqual([]);
    expect(list('src/packages/reference/overlays/x.json', '{ "a": "Set `people shall stand` to `colour`." }')).toEqual(
      [],
    );
  });
});
