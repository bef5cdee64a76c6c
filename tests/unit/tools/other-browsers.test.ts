import { delimiter, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findOtherBrowser } from '../../browsers/other-browsers';

/** Searches a machine that has exactly these programs. */
function findAmong(browser: 'firefox' | 'webkit', programs: string[], env: Record<string, string> = {}): string | null {
  const isUsable = (path: string) => programs.includes(path);
  return findOtherBrowser(browser, { env: { PATH: ['/usr/local/bin', '/usr/bin'].join(delimiter), ...env }, isUsable });
}

const firefox = join('/usr/bin', 'firefox');
const firefoxEsr = join('/usr/bin', 'firefox-esr');
const driver = join('/usr/bin', 'WebKitWebDriver');

describe('findOtherBrowser', () => {
  it('finds Firefox on PATH, the long-lived release first', () => {
    expect(findAmong('firefox', [firefox])).toBe(firefox);
    expect(findAmong('firefox', [firefox, firefoxEsr])).toBe(firefoxEsr);
    expect(findAmong('firefox', [])).toBeNull();
  });

  it('takes FIREFOX_PATH instead, and no other when nothing is there', () => {
    expect(findAmong('firefox', ['/opt/firefox', firefox], { FIREFOX_PATH: '/opt/firefox' })).toBe('/opt/firefox');
    expect(findAmong('firefox', [firefox], { FIREFOX_PATH: '/opt/firefox' })).toBeNull();
  });

  it('finds WebKit only where there is a screen or a program that makes one', () => {
    expect(findAmong('webkit', [driver])).toBeNull();
    expect(findAmong('webkit', [driver], { DISPLAY: ':0' })).toBe(driver);
    expect(findAmong('webkit', [driver, join('/usr/bin', 'Xvfb')])).toBe(driver);
  });
});
