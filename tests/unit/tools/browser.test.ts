import { describe, expect, it } from 'vitest';
import { findBrowser, findTestBrowser, type Machine } from '../../runner/browser';

const cached = '/home/reader/.cache/ms-playwright/chromium/chrome';

/** Creates a machine that has exactly these programs. */
function machineWith(programs: string[], platform = 'linux', env: Record<string, string> = {}): Machine {
  return {
    platform,
    env: { PATH: '/usr/local/bin:/usr/bin', ...env },
    cachedByPlaywright: cached,
    isBrowser: (path) => programs.includes(path),
  };
}

const findAmong = (...machine: Parameters<typeof machineWith>) => findBrowser(machineWith(...machine));

describe('findBrowser', () => {
  it('takes CHROME_PATH first', () => {
    expect(findAmong(['/opt/chrome', '/usr/bin/chromium'], 'linux', { CHROME_PATH: '/opt/chrome' })).toBe(
      '/opt/chrome',
    );
  });

  it('goes on when CHROME_PATH leads nowhere', () => {
    expect(findAmong(['/usr/bin/chromium'], 'linux', { CHROME_PATH: '/gone' })).toBe('/usr/bin/chromium');
  });

  it('prefers Chromium to Chrome, wherever they are on PATH', () => {
    expect(findAmong(['/usr/local/bin/google-chrome', '/usr/bin/chromium'])).toBe('/usr/bin/chromium');
    expect(findAmong(['/usr/bin/google-chrome-stable'])).toBe('/usr/bin/google-chrome-stable');
  });

  it('takes an installed browser before the cached one', () => {
    expect(findAmong([cached, '/usr/bin/chromium-browser'])).toBe('/usr/bin/chromium-browser');
    expect(findAmong([cached])).toBe(cached);
  });

  it('knows the usual places of macOS', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findAmong([chrome], 'darwin')).toBe(chrome);
    expect(findAmong([`/Users/reader${chrome}`], 'darwin', { HOME: '/Users/reader' })).toBe(`/Users/reader${chrome}`);
  });

  it('knows the usual places of Windows', () => {
    const chrome = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
    expect(findAmong([chrome], 'win32', { PROGRAMFILES: 'C:\\Program Files' })).toBe(chrome);
  });

  it('says so when there is none', () => {
    expect(findAmong([])).toBeNull();
  });
});

describe('findTestBrowser', () => {
  const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

  it('prefers the headless shell, and takes another browser without it', () => {
    expect(findTestBrowser(machineWith(programs))).toBe('/usr/bin/chromium-headless-shell');
    expect(findTestBrowser(machineWith(['/usr/bin/chromium']))).toBe('/usr/bin/chromium');
    expect(findTestBrowser(machineWith([]))).toBeNull();
  });

  it('takes CHROME_PATH first', () => {
    expect(findTestBrowser(machineWith(programs, 'linux', { CHROME_PATH: '/usr/bin/chromium' }))).toBe(
      '/usr/bin/chromium',
    );
  });
});
