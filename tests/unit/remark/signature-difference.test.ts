import { describe, expect, it } from 'vitest';
import { pickEarlierPart } from '../../../src/remark/plugin-api/history';

describe('pickEarlierPart', () => {
  it.each([
    [
      'copy(options: CopyOptions) => Promise<void>',
      'copy(options: CopyOptions) => Promise<CopyResult>',
      'Promise<void>',
    ],
    ['exitApp() => never', 'exitApp() => Promise<void>', 'never'],
  ])('is only the result when nothing else differs: %s', (before, after, text) => {
    expect(pickEarlierPart(before, after)).toEqual({ isResult: true, text });
  });

  it.each([
    [
      'static create(options: Args, callback?: Listener) => Promise<Map>',
      'static create(options: Args, callback?: Listener<Ready>) => Promise<Map>',
      'callback?: Listener',
    ],
    [
      "on(name: 'a', listener: (a: A, b: B) => void) => Promise<void>",
      "on(name: 'a', listener: (c: Pair<A, B>) => void) => Promise<void>",
      'listener: (a: A, b: B) => void',
    ],
    ['enable() => void', 'enable(size?: number) => void', 'enable()'],
    ['move(x: number, y: number) => void', 'move(point: Point) => void', 'move(x: number, y: number)'],
    ['move(x: number, y: number) => void', 'move(x: bigint, y: bigint) => void', 'move(x: number, y: number)'],
  ])('is one parameter, or all of them where several differ: %s', (before, after, text) => {
    expect(pickEarlierPart(before, after)).toEqual({ isResult: false, text });
  });

  it.each([
    ['get() => A', 'get(b: B) => C'],
    ['static get() => A', 'get() => A'],
    ['files: string[]', 'files: FileInfo[]'],
    ['type Done = (data: any) => void', 'type Done<T> = (data: T) => void'],
    ['broken(', 'broken(a'],
    ['broken)>(', 'get() => A'],
    ['', 'get() => A'],
  ])('is all of it otherwise: %j and %j', (before, after) => {
    expect(pickEarlierPart(before, after)).toEqual({ isResult: false, text: before });
  });
});
