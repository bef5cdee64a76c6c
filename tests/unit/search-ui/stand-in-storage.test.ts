import { expect, it } from 'vitest';
import { installFallbackStorage } from '../../../src/search/interface/stand-in-storage';

it('a page whose browser refuses its storage gets one that remembers', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  const giveBack = installFallbackStorage(page);
  page.localStorage.setItem('a', '1');
  expect([page.localStorage.getItem('a'), page.localStorage.getItem('b'), page.localStorage.length]).toEqual([
    '1',
    null,
    1,
  ]);
  expect(page.localStorage.key(0)).toBe('a');
  page.localStorage.removeItem('a');
  expect(page.localStorage.length).toBe(0);
  giveBack();
  expect(() => page.localStorage).toThrow('The operation is insecure.');
});

it('a storage that is there stays', () => {
  const localStorage = { getItem: () => 'own' } as unknown as Storage;
  const page = { localStorage };
  installFallbackStorage(page);
  expect(page.localStorage).toBe(localStorage);
});

it.each([
  ['is none', null],
  [
    'can not be read',
    {
      getItem() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    },
  ],
])('a page gets one where the storage %s', (_, own) => {
  const page = { localStorage: own as unknown as Storage };
  const giveBack = installFallbackStorage(page);
  page.localStorage.setItem('a', '1');
  expect(page.localStorage.getItem('a')).toBe('1');
  page.localStorage.removeItem('a');
  giveBack();
  expect(page.localStorage).toBe(own);
});
