import { expect, it } from 'vitest';
import { installFallbackStorage } from '../../../src/search/ui/stand-in-storage';

it('a page whose browser refuses its storage gets one that stores nothing', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  };
  const giveBack = installFallbackStorage(page);
  page.localStorage.setItem('a', '1');
  page.localStorage.removeItem('a');
  page.localStorage.clear();
  expect([page.localStorage.getItem('a'), page.localStorage.key(0), page.localStorage.length]).toEqual([null, null, 0]);
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
  expect(page.localStorage.getItem('a')).toBeNull();
  giveBack();
  expect(page.localStorage).toBe(own);
});
