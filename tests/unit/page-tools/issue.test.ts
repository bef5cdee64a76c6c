import { describe, expect, it } from 'vitest';
import { feedback } from '../../../src/config/feedback';
import {
  addressLimit,
  type IssueFields,
  issueFields,
  toCodeBlock,
  toInlineCode,
  toIssueAddress,
  writeIssue,
} from '../../../src/lib/issue';
import { describeSample } from '../../../src/page-tools/report';

const fields: IssueFields = {
  title: 'Camera',
  url: 'https://capacitorjs.com/docs/apis/camera#getphoto',
  version: 'v4 (latest)',
  section: 'getPhoto(…)',
  source: 'https://github.com/ionic-team/capacitor-docs/edit/main/versioned_docs/version-v4/apis/camera.md',
  reason: 'The second option\ndoes *not* exist.',
  sample: '',
};

const read = (address: string, name: string) => new URL(address).searchParams.get(name);

describe('writeIssue', () => {
  it('says page, version, section, file and what is wrong', () => {
    const { title, body } = writeIssue(feedback, fields);
    expect(title).toBe('Docs v4 (latest): Camera');
    for (const name of issueFields) if (fields[name] !== '') expect(body, name).toContain(fields[name]);
    expect(body).not.toMatch(/\{\w+\}/);
    expect(body).not.toMatch(/\n{3}/);
    const gap = 'a\n\n\n\nb';
    expect(writeIssue(feedback, { ...fields, reason: gap, sample: gap }).body).toContain(`${gap}\n\n${gap}\n`);
  });

  it('takes hostile names for text: no link, element, mention or template comes of them', () => {
    const hostile = '</code>@octocat [x](javascript:alert(1)) `a` {reason}\n# {url} <img src=x onerror=alert(1)>';
    const { title, body } = writeIssue(feedback, { ...fields, title: hostile, reason: 'It says {title}.' });
    const line = hostile.replace(/\s+/g, ' ');
    expect(body).toContain(`\`\`${line}\`\``);
    expect(body).toContain('It says {title}.');
    expect(title).toBe(`Docs v4 (latest): ${line}`);
  });

  it('keeps titles in one line, and in the length that GitHub takes', () => {
    const { title } = writeIssue(feedback, { ...fields, title: '😀'.repeat(300) });
    expect([...title]).toHaveLength(200);
    expect(title).toMatch(/😀…$/);
  });
});

describe('toInlineCode and toCodeBlock', () => {
  it('have a fence that nothing inside ends', () => {
    expect(toInlineCode('a')).toBe('`a`');
    expect(toInlineCode('`a``')).toBe('``` `a`` ```');
    expect(toInlineCode(' ')).toBe('–');
    expect(toCodeBlock('x', 'ts')).toBe('```ts\nx\n```');
    expect(toCodeBlock('````\nx', 'a b')).toBe('`````\n````\nx\n`````');
  });
});

describe('toIssueAddress', () => {
  it('carries title and text as they are, whatever they hold', () => {
    const text = { title: 'a & b = c? #1 100 % +', body: 'ü & <b>\n"x" \ud800 +' };
    const address = toIssueAddress('https://example.com/issues/new?labels=docs', text);
    expect(read(address, 'title')).toBe(text.title);
    expect(read(address, 'body')).toBe(text.body.replace('\ud800', '\ufffd'));
    expect(address).toMatch(/^https:\/\/example\.com\/issues\/new\?[\w%.+=&*-]+$/);
  });

  it.each(['x', 'ü', '😀', '\n'])(
    'cuts a text of %j so that the address stays below the limit, and says so',
    (letter) => {
      const address = toIssueAddress(
        feedback.issues,
        writeIssue(feedback, { ...fields, reason: `start${letter.repeat(9_000)}end` }),
      );
      expect(address.length).toBeLessThanOrEqual(addressLimit);
      expect(address.length).toBeGreaterThan(addressLimit - 40);
      const body = read(address, 'body') ?? '';
      expect(body).toMatch(/cut here/);
      // The page's URL comes first, so it is not cut off, and no character is split.
      expect(body).toContain(fields.url);
      expect(body).not.toContain('\ufffd');
    },
  );
});

describe('describeSample', () => {
  const sample = { title: 'MainActivity.java', language: 'java', firstLine: 1, lines: ['a', 'b', 'c'] };

  it('names file and lines, and quotes them', () => {
    expect(describeSample(sample, 2, 3)).toBe('Sample `MainActivity.java`, lines 2 to 3 of 3:\n\n```java\nb\nc\n```');
    expect(describeSample({ ...sample, title: '' }, 2, 2)).toMatch(/^Sample without a title, line 2 of 3:/);
  });

  it('goes by the numbers that the block shows', () => {
    expect(describeSample({ ...sample, firstLine: 10 }, 11, 12)).toContain(
      'lines 11 to 12 of 10 to 12:\n\n```java\nb\nc',
    );
  });

  it('keeps within the block, whatever was typed', () => {
    expect(describeSample(sample, 9, -3)).toContain('lines 1 to 3 of 3');
    expect(describeSample(sample, Number.NaN, 2)).toContain('lines 1 to 2');
  });
});
