import { expect, it } from 'vitest';
import { readWords } from '../../../src/browser/read-words';

it.each([
  ['push-notification.html', 'push notification'],
  ['Camera.md', 'Camera'],
  ['caf%C3%A9', 'café'],
  ['%E0%A4%A', 'E0 A4 A'],
  ['<script>', 'script'],
  ['---', ''],
])('%s is a search for “%s”', (name, words) => {
  expect(readWords(name)).toBe(words);
});
