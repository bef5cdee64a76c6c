import { describe, expect, it } from 'vitest';
import { stem } from '../../../src/packages/search/engine/english';
import { findRuns, fold, readWords, splitIdentifier } from '../../../src/packages/search/engine/words';

describe('words', () => {
  it('are divided by everything that is no letter, digit or underscore', () => {
    expect(readWords('StatusBar.setStyle() capacitor:sync:before google-services.json SPLASH_SCREEN')).toEqual([
      'statusbar',
      'setstyle',
      'capacitor',
      'sync',
      'before',
      'google',
      'services',
      'json',
      'splash_screen',
    ]);
    expect(readWords(' – ')).toEqual([]);
  });

  it('have places in the text as written', () => {
    expect(findRuns('a getPhoto')).toEqual([
      { run: 'a', start: 0 },
      { run: 'getPhoto', start: 2 },
    ]);
  });

  it('are compared without capitals and accents', () => {
    expect(fold('Café ÜBER')).toBe('cafe uber');
  });
});

describe('identifiers', () => {
  it.each([
    ['getPhoto', ['get', 'photo']],
    ['CAPPluginCall', ['cap', 'plugin', 'call']],
    ['NSCameraUsageDescription', ['ns', 'camera', 'usage', 'description']],
    ['SPLASH_SCREEN', ['splash', 'screen']],
    ['WKWebView', ['wk', 'web', 'view']],
  ])('%s is split', (run, parts) => {
    expect(splitIdentifier(run)).toEqual(parts);
  });

  it.each(['photo', 'Photo', 'iOS', 'eSIM', 'CAMERA'])('%s is one word', (run) => {
    expect(splitIdentifier(run)).toEqual([]);
  });
});

describe('stems', () => {
  it.each([
    ['deploying', 'deploy'],
    ['deployment', 'deploy'],
    ['deploys', 'deploy'],
    ['plugins', 'plugin'],
    ['running', 'run'],
    ['vibrate', 'vibrat'],
    ['vibration', 'vibrat'],
    ['files', 'fil'],
    ['file', 'fil'],
    ['policies', 'polic'],
    ['policy', 'polic'],
  ])('%s is a form of %s', (word, root) => {
    expect(stem(word)).toBe(root);
  });

  it.each(['class', 'status', 'ios', 'ing', 'red', 'es6', 'max_s'])('%s stays as it is', (word) => {
    expect(stem(word)).toBe(word);
  });
});
