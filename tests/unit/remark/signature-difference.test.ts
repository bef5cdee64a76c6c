import { describe, expect, it } from 'vitest';
import { pickDifference } from '../../../src/remark/plugin-api/signature-difference';

describe('pickDifference', () => {
  it('names only the results when nothing else differs', () => {
    const copy = (result: string) => `copy(options: CopyOptions) => ${result}`;
    expect(pickDifference(copy('Promise<void>'), copy('Promise<CopyResult>'))).toEqual([
      'Promise<void>',
      'Promise<CopyResult>',
    ]);
  });

  it('leaves the result out when only parameters differ, also where they are functions', () => {
    const listen = (data: string) => `static listen(name: 'a', listener: (data: ${data}) => void) => Promise<void>`;
    expect(pickDifference(listen('A'), listen('(b: B) => C'))).toEqual([
      "static listen(name: 'a', listener: (data: A) => void)",
      "static listen(name: 'a', listener: (data: (b: B) => C) => void)",
    ]);
  });

  it.each([
    ['get() => A', 'get(b: B) => C'],
    ['files: string[]', 'files: FileInfo[]'],
    ['type Done = (data: any) => void', 'type Done<T> = (data: T) => void'],
    ['broken(', 'broken('],
    ['', 'get() => A'],
  ])('keeps %j and %j', (before, after) => {
    expect(pickDifference(before, after)).toEqual([before, after]);
  });
});
