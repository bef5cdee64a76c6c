/**
 * Puts what samples store into memory. The frame has an origin of its own that nothing else shares, and there the browser's storage throws. The
 * database is a package and loads only for samples that need it.
 */
class MemoryStorage implements Storage {
  [name: string]: unknown;

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, value: string): void {
    Object.defineProperty(this, key, { value: String(value), configurable: true, enumerable: true, writable: true });
  }

  removeItem(key: string): void {
    delete this[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key];
  }
}

for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { value: new MemoryStorage() });

/** Cookies by name, as pairs. */
const cookies = new Map<string, string>();

// They last as long as the page; one with a date in the past is removed, and one of another host is dropped.
Object.defineProperty(document, 'cookie', {
  get: () => [...cookies.values()].join('; '),
  set(text: string) {
    const [pair = '', ...rest] = String(text).split(/\s*;\s*/);
    const attributes = new Map(rest.map((each) => each.split(/=(.*)/, 2) as [string, string]));
    const find = (name: string) => [...attributes].find(([key]) => key.toLowerCase() === name)?.[1];
    const [name = ''] = pair.split('=');
    const domain = find('domain');
    if (domain !== undefined && domain !== location.hostname) return;
    if (Number(find('max-age') ?? 1) <= 0 || Date.parse(find('expires') ?? '') <= Date.now()) cookies.delete(name);
    else cookies.set(name, pair);
  },
});
