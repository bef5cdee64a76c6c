import { describe, expect, it } from 'vitest';
import { keepLatin } from '../../../src/packages/search/engine/latin';

describe('the part of a query that English pages can have', () => {
  it.each([
    ['相机 camera', 'camera'],
    ['камера camera', 'camera'],
    ['camera権限 android', 'camera android'],
    ['ошибка error 404', 'error 404'],
    ['プッシュ通知 push-notifications', 'push-notifications'],
  ])('is the words in Latin letters: %s', (query, rest) => {
    expect(keepLatin(query)).toBe(rest);
  });

  it.each(['ㄷㄷㄷㄷ9', 'カメラ', 'ошибка 404', '3 камеры', 'מצלמה', 'กล้อง 2', ''])('is nothing: %s', (query) => {
    expect(keepLatin(query)).toBe('');
  });

  it.each([
    'camera',
    'Café ünïcode',
    '404',
    'Java 17',
    '@capacitor/camera@4',
    '5 µs',
    '  two  words ',
    '→ ✓ “a”',
    '50%',
  ])('is the whole query: %s', (query) => {
    expect(keepLatin(query)).toBe(query);
  });
});
