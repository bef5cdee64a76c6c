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
    // The words are what the message begins with, in quotes.
    const list = found.map(({ line, column, message }) => `${line}:${column} ${/^"(.*?)"|^.{20}/.exec(message)?.[0]}`);
    expect(list).toEqual([
      '3:24 "tells which"',
      '6:11 "belongs into"',
      '6:40 "lies"',
      '7:32 "People"',
      '7:50 "anew"',
      '11:1 The list has 8 items',
      '22:15 "a text"',
      '23:7 The cell has 204 cha',
      '26:4 "The answer"',
      '26:15 "hangs on"',
      '26:28 "licence"',
      '26:43 "plug-in"',
      '32:1 The section "Set up ',
      '32:28 "answers the call"',
      '32:54 "app ends"',
      '32:80 "of your own"',
      '32:104 "that of"',
      '34:1 "IOS"',
      '34:13 "set-up"',
      '34:27 "comes and goes"',
      '38:9 "as it says"',
      '38:20 The cell "the same" ',
      '40:3 The list item has 36',
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

  it('has a reason beside each exception', () => {
    expect(wordRules.flatMap(({ exceptions = [] }) => exceptions).filter(({ reason }) => reason.length < 10)).toEqual(
      [],
    );
  });
});

describe('checkStrings', () => {
  const list = (file: string, code: string) =>
    checkStrings(file, code).map(({ line, column, message }) => `${line}:${column} ${/^"(.*?)"/.exec(message)?.[1]}`);

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
