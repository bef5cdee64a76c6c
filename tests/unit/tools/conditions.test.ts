import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { chooseEncoding, compress, isCompressible } from '../../../src/packages/docs-cli/serve/compression';
import { hasMatch, readRange } from '../../../src/packages/docs-cli/serve/static-site';

describe('hasMatch', () => {
  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('%s is %s for "a"', (header, expected) => {
    expect(hasMatch(header, '"a"')).toBe(expected);
  });
});

describe('readRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-1000', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-1000', { start: 0, end: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', null],
    ['bytes=-', null],
    ['bytes=0-1,2-3', null],
    ['lines=0-1', null],
    [undefined, null],
  ])('%s of 100 bytes', (header, expected) => {
    expect(readRange(header, 100)).toEqual(expected);
  });
});

describe('chooseEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['*;q=0, gzip', 'gzip'],
    ['identity', null],
    ['gzip;q=0.000', null],
    ['', null],
    [undefined, null],
  ])('%s is answered with %s', (header, expected) => {
    expect(chooseEncoding(header)).toBe(expected);
  });
});

describe('compression', () => {
  const text = new TextEncoder().encode('the same words again and again, '.repeat(50));

  it.each(['br', 'gzip'] as const)('gives the same bytes of %s each time, and they open again', async (encoding) => {
    const packed = await compress(text, encoding, 5);
    expect(await compress(text, encoding, 5)).toEqual(packed);
    const opened = encoding === 'br' ? brotliDecompressSync(packed) : gunzipSync(packed);
    expect(String(opened)).toBe(new TextDecoder().decode(text));
  });

  it('leaves neither time nor machine in a gzip file', async () => {
    expect([...(await compress(text, 'gzip', 9)).subarray(4, 8)]).toEqual([0, 0, 0, 0]);
    expect((await compress(text, 'gzip', 11))[9]).toBe(255);
  });

  it('is for text', () => {
    const types = ['text/html; charset=utf-8', 'image/svg+xml', 'application/json; charset=utf-8', 'image/png'];
    expect(types.map(isCompressible)).toEqual([true, true, true, false]);
  });
});
