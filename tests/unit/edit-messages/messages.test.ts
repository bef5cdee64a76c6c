import type { ServerResponse } from 'node:http';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../../../src/lib/project-root';
import { startMessages } from '../../../src/plugins/edit-messages/messages';
import type { Report } from '../../../src/plugins/edit-messages/types';

describe('the messages of npm start', { timeout: 60_000 }, () => {
  const messages = startMessages(projectRoot);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => {
    warn.mockClear();
    log.mockClear();
  });
  afterAll(() => {
    messages.stop();
    vi.restoreAllMocks();
  });

  /** A browser with a page, and what it was sent. */
  function openPage(route: string) {
    const reports: Report[] = [];
    const write = (text: string) => reports.push(JSON.parse(text.replace('data: ', '')) as Report) > 0;
    messages.open(route, { write, on: () => {} } as unknown as ServerResponse);
    return reports;
  }

  it('shows a compile error in the browser and in the terminal until it is gone', () => {
    const reports = openPage('/docs/next/guides/ads');
    expect(reports.at(-1)?.messages).toEqual([]);
    const sentence = { file: 'docs/guides/ads.md', line: 3, column: 1, message: 'There is no directive ::instal.' };
    const error = { message: 'Cause: docs/guides/ads.md:3: There is no directive ::instal.' };
    messages.setCompileErrors([error, error]);
    expect(reports.at(-1)?.messages).toEqual([sentence]);
    expect(warn.mock.calls).toEqual([['[WARNING] docs/guides/ads.md:3:1  There is no directive ::instal.']]);
    messages.setCompileErrors([]);
    expect(reports.at(-1)?.messages).toEqual([]);
    expect(log).toHaveBeenCalledWith('[SUCCESS] Everything that was wrong is fixed.');
  });

  it('has the open page checked in another process', async () => {
    const reports = openPage('/docs/next/guides/ads');
    const before = reports.length;
    await vi.waitFor(() => expect(reports.length).toBeGreaterThan(before), { timeout: 50_000 });
    expect(reports.at(-1)?.messages).toEqual([]);
  });
});
