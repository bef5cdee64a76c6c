import { describe, expect, it } from 'vitest';
import { findMessages, type Message } from '../../../src/lists/find-messages';

const row = (text: string): Message => ({
  text: text.replaceAll('`', ''),
  patterns: [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
});

const messages = [
  '`Unsupported class file major version …`, often after `Could not open settings generic class cache`',
  "`ERROR: JAVA_HOME is not set and no 'java' command could be found in your PATH.`",
  '`ERROR: JAVA_HOME is set to an invalid directory`',
  '`Duplicate class … found in modules …`',
  '`Duplicate class kotlin.collections.jdk8…` found in `kotlin-stdlib` and `kotlin-stdlib-jdk8`',
  'The app closes at once, without a message',
].map(row);

const find = (pasted: string): number[] => findMessages(pasted, messages);

describe('findMessages', () => {
  it('finds a message with other text in its gaps', () => {
    expect(find('Unsupported class file major version 61')).toEqual([0]);
  });

  it('finds it in the output of a build', () => {
    expect(
      find(
        'FAILURE: Build failed.\n\n> Could not open settings\n  generic class cache for settings file\n\nBUILD FAILED',
      ),
    ).toEqual([0]);
  });

  it('takes no notice of kinds of quotes and of case', () => {
    expect(find('error: java_home is not set and no ‘java’ command could be found in your path.')).toEqual([1]);
  });

  it('shows several rows if they fit as well', () => {
    expect(
      find('Duplicate class kotlin.collections.jdk8.CollectionsJDK8Kt found in modules kotlin-stdlib-1.8.0'),
    ).toEqual([4, 3]);
  });

  it('finds a message of which only a part was typed', () => {
    expect(find('set to an invalid')).toEqual([2]);
  });

  it('finds symptoms in words', () => {
    expect(find('my app closes without any message')).toEqual([5]);
  });

  it.each(['', 'ja', 'the coffee machine is empty'])('finds nothing for “%s”', (text) => {
    expect(find(text)).toEqual([]);
  });
});
