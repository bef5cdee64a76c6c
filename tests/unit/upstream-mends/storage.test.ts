import { afterEach, describe, expect, it, vi } from 'vitest';

describe('a storage that refuses', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.resetModules();
  });

  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  /** Uses every call of two slots; returns what was read. */
  async function useSlots(localStorage: object | null): Promise<(string | null)[]> {
    vi.stubGlobal('window', {
      localStorage,
      location: { href: 'https://capacitorjs.com/docs/' },
      addEventListener() {},
      removeEventListener() {},
      dispatchEvent() {},
    });
    vi.stubGlobal('StorageEvent', Event);
    vi.resetModules();
    const { createStorageSlot, listStorageKeys } = await import('../../../src/plugins/upstream-mends/storage');
    const slots = [createStorageSlot('theme'), createStorageSlot('docusaurus.tab.install')];
    for (const { set, del, listen } of slots) {
      set('dark');
      del();
      listen(() => {})();
    }
    listStorageKeys();
    return slots.map(({ get }) => get());
  }

  it.each([
    ['is null', null],
    ['throws at each call', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ])('gives one warning and reads as empty when it %s', async (_, localStorage) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(await useSlots(localStorage)).toEqual([null, null]);
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('Docusaurus browser storage is not available');
    expect(error).not.toHaveBeenCalled();
  });

  it('is still read when it is full', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const full = { getItem: () => 'dark', setItem: refuse, removeItem() {} };
    expect(await useSlots(full)).toEqual(['dark', 'dark']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is told of nowhere when it works', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await useSlots({ getItem: () => 'dark', setItem() {}, removeItem() {} })).toEqual(['dark', 'dark']);
    expect(warn).not.toHaveBeenCalled();
  });
});
