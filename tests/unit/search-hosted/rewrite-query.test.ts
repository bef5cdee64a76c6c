import { describe, expect, it } from 'vitest';
import { rewriteForService } from '../../../src/packages/search/client/docs-search';

describe('a query for the hosted search', () => {
  it.each(['getPhoto', 'splash screen', 'android', 'how to'])(
    'stays as it is without words to leave out: %s',
    (query) => {
      expect(rewriteForService(query)).toEqual({ query });
    },
  );

  it('need not have the words that tell little', () => {
    expect(rewriteForService('How can I use getPhoto on Android')).toEqual({
      query: 'How can I use getPhoto on Android',
      optionalWords: ['How', 'can', 'I', 'use', 'on', 'Android'],
    });
  });

  it('is what went wrong where a message was pasted', () => {
    const log = `> Task :app:preBuild UP-TO-DATE
error: package com.getcapacitor does not exist
    at Object.run (/Users/me/app/node_modules/@capacitor/cli/dist/index.js:10:3)
Compiling 3 files`;
    const { query, optionalWords } = rewriteForService(log);
    expect(query).toBe('error package com getcapacitor does not exist');
    expect(optionalWords).toEqual(query.split(' '));
  });

  it('is no longer than the service takes, and ends with a whole word', () => {
    const { query } = rewriteForService(Array.from({ length: 400 }, (_, index) => `errör${index}x`).join(' '));
    expect(new TextEncoder().encode(query).length).toBeLessThanOrEqual(500);
    expect(query).toMatch(/errör\d+x$/);
  });

  it('ends with a whole word in scripts whose letters take several bytes', () => {
    const words = Array.from({ length: 60 }, (_, index) => `сбой${index}й`);
    const { query } = rewriteForService(words.join(' '));
    expect(query.length).toBeLessThan(500);
    expect(words).toContain(query.split(' ').at(-1));
  });
});
