import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePage, takePage } from '../../../src/browser/navigation/parse';

/** Stands in for the browser's parser: a document is the text that was parsed. */
class Parser {
  parseFromString(text: string): { text: string } {
    return { text };
  }
}

describe('takePage', () => {
  beforeEach(() => {
    vi.stubGlobal('DOMParser', Parser);
    return () => vi.unstubAllGlobals();
  });

  it('hands out the page that was parsed while its link was pressed, once', () => {
    const ahead = parsePage('<h1>Camera</h1>');
    expect(takePage('<h1>Camera</h1>')).toBe(ahead);
    expect(takePage('<h1>Camera</h1>')).not.toBe(ahead);
  });

  it('hands out another page when the pressed link was not followed', () => {
    parsePage('<h1>Camera</h1>');
    expect(takePage('<h1>Device</h1>')).toEqual({ text: '<h1>Device</h1>' });
  });

  it('leaves out the styles of the page', () => {
    expect(takePage('<style>h1 {\n}</style><h1>Camera</h1>')).toEqual({ text: '<h1>Camera</h1>' });
  });
});
