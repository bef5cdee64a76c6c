import { describe, expect, it } from 'vitest';
import { type DocComment, readDocComment } from '../../../src/packages/reference/api/doc-comments';
import ts from '../../../src/packages/shared/typescript.mjs';

/** Reads the comment of a method, given without its delimiters. */
function readComment(...lines: string[]): DocComment {
  const comment = ['/**', ...lines.map((line) => ` * ${line}`), ' */'].join('\n');
  const source = ts.createSourceFile('a.d.ts', `${comment}\ndeclare function f(a: string): void;`, 99, true);
  const [statement] = source.statements;
  if (statement === undefined) {
    throw new Error('the fixture has no statement');
  }
  return readDocComment(statement);
}

describe('readDocComment', () => {
  it('turns links into code and addresses into links', () => {
    expect(readComment('See {@link Camera.getPhoto}, {@link Photo | the photo}.').description).toBe(
      'See `Camera.getPhoto`, `the photo`.',
    );
    expect(readComment('See {@link https://example.com/a the page}.').description).toBe(
      'See [the page](https://example.com/a).',
    );
  });

  it('keeps paragraphs and fences', () => {
    expect(readComment('One', 'two', '', '```shell', '  ls', '```').description).toBe(
      'One\ntwo\n\n```shell\n  ls\n```',
    );
  });

  it.each([
    ['@default false', 'false'],
    ['@default: true', 'true'],
    ['@default `3`', '3'],
    ["@default 'short'", "'short'"],
    ['@defaultValue 4', '4'],
    ['Default: CameraSource.Prompt', 'CameraSource.Prompt'],
  ])('reads the default of %j', (line, value) => {
    expect(readComment('Text.', line)).toMatchObject({ description: 'Text.', tags: { default: value } });
  });

  it('takes no sentence for a default', () => {
    const comment = readComment('How long.', 'By default: as long as needed.', 'default:', '  a : 1');
    expect(comment.tags).toEqual({});
    expect(comment.description).toContain('a : 1');
  });

  it('reads the other tags', () => {
    const comment = readComment('Text.', '@param a - the name', '@return the result', '@since 1.0.0', '@deprecated');
    expect(comment.tags).toEqual({ since: '1.0.0', deprecated: '' });
    expect(comment.returns).toBe('the result');
    expect([...comment.parameters]).toEqual([['a', 'the name']]);
  });
});
