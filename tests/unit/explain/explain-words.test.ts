import { expect, test } from 'vitest';
import { explainWords } from '../../../src/plugins/explain/explain-words';
import type { ShownSample } from '../../../src/plugins/explain/shown-samples';
import { data } from './version-data';

/** Lists what is explained: the word, its place, and what it is. */
const list = (language: ShownSample['language'], text: string, title?: string) =>
  explainWords({ language, lines: text.split('\n'), ...(title === undefined ? {} : { title }) }, data).map(
    ({ line, column, explanation }) => {
      expect(text.split('\n')[line]?.slice(column).startsWith(explanation.word)).toBe(true);
      return `${explanation.word}: ${explanation.title ?? explanation.text}`;
    },
  );

test('a command of the CLI and each of its options', () => {
  expect(list('bash', 'npm run build && npx cap run android --target Pixel_4 # --list\nnpx cap sync --inline')).toEqual(
    [
      'run: npx cap run',
      '--target: npx cap run --target <id>',
      'sync: npx cap sync',
      '--inline: npx cap sync --inline',
    ],
  );
});

test('what is not of the CLI is left alone', () => {
  expect(list('bash', 'npm run cap\nnpx cap fly --away\nnpm install --save-dev x')).toEqual([]);
});

test('keys of the configuration, and those of plugins', () => {
  const json =
    '{\n  "appId": "a.b",\n  "server": { "url": "x" },\n  "plugins": { "SplashScreen": { "launchShowDuration": 1 } },\n  "mine": 1\n}';
  const words = list('json', json, 'capacitor.config.json');
  expect(words).toHaveLength(3);
  expect(words.slice(1)).toEqual(['url: server.url', 'launchShowDuration: SplashScreen.launchShowDuration']);
  expect(list('json', json, 'package.json')).toEqual([]);
});

test('a Gradle variable names the plugins that read it', () => {
  const [word] = explainWords({ language: 'groovy', lines: ["    androidxBrowserVersion = '1.4.0'"] }, data);
  expect(word?.explanation.facts).toEqual(['Read by @capacitor/browser (1.4.0).']);
});
