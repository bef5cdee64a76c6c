import { describe, expect, it } from 'vitest';
import { cleanPasted, isPasted, readErrorLines, readPassages } from '../../../src/packages/search/engine/pasted';
import { readWords } from '../../../src/packages/search/engine/words';
import { measureCpu } from '../cpu-time';

const words = (text: string) => readWords(cleanPasted(text)).join(' ');

describe('a pasted text', () => {
  it('is long or has several lines', () => {
    expect(isPasted('getPhoto not working')).toBe(false);
    expect(isPasted('Error:\nNo such module')).toBe(true);
    expect(isPasted('x'.repeat(121))).toBe(true);
  });

  it('keeps the message of a build and loses what stands around it', () => {
    const log = `> Task :app:preBuild UP-TO-DATE
FAILURE: Build failed with an exception.

* What went wrong:
Execution failed for task ':app:mergeDexDebug'.
> error: invalid source release

* Try:
> Run with --stacktrace option to get the stack trace.
\tat org.gradle.api.internal.tasks.execution.ExecuteActionsTaskExecuter.lambda$executeIfValid$1(ExecuteActionsTaskExecuter.java:142)
BUILD FAILED in 12s`;
    expect(words(log)).toBe('execution failed for task app mergedexdebug error invalid source release');
  });

  it.each([
    ['/Users/me/git/app/ios/App/AppDelegate.swift:2:8: no such module', 'appdelegate swift no such module'],
    ['C:\\Users\\me\\app\\build.gradle not found', 'build gradle not found'],
    ['<FCM: 0x2810fec00> does not respond', 'fcm does not respond'],
    ['see https://example.org/a/b?c=1 for more', 'see for more'],
    ['Script-9592DBEFFC6D2A0C8D5DEB22.sh failed', 'script sh failed'],
    ['2023-08-30 18:14:34.989657+0200 failed', 'failed'],
    ['[capacitor] [error] pod install', 'pod install'],
    ['✖ Updating iOS native dependencies - failed!', 'updating ios native dependencies failed'],
    ['✔ Updating iOS plugins in 6.91ms\npod not found', 'pod not found'],
    ['[info] Found 2 Capacitor plugins for ios:\n       @capacitor/app@4.0.1\npod not found', 'pod not found'],
  ])('loses paths, addresses and numbers: %s', (text, rest) => {
    expect(words(text)).toBe(rest);
  });

  it('is read up to 5,000 characters', () => {
    expect(words(`${'word '.repeat(2_000)}end`)).not.toContain('end');
  });

  it('takes no time to speak of, whatever it is', () => {
    const time = measureCpu(() => {
      for (const piece of ['/', '\\', 'a.', '- ', 'a1', '\t', 'at a(', '[error]']) cleanPasted(piece.repeat(5_000));
    });
    expect(time).toBeLessThan(500);
  });

  it('is cut into lines, and lines with the next one, because terminals break messages', () => {
    expect(readPassages('No such\n----\nmodule')).toEqual(['No such', 'module', 'No such module']);
  });

  it('tells what went wrong in some of its lines, or in all', () => {
    expect(readErrorLines('Compiling\nerror: no\nUnable to do it\ndone')).toBe('error: no\nUnable to do it');
    expect(readErrorLines('one\ntwo')).toBe('one\ntwo');
  });
});
