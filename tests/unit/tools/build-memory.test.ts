import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { describeOutOfMemory, setUpNode } from '../../../src/packages/docs-cli/build/memory';

const megabyte = 1024 * 1024;

describe('the Node that builds', () => {
  it('may fill half of the memory with its heap', () => {
    expect(setUpNode('', 8000 * megabyte).options).toContain('--max-old-space-size=4000');
    expect(setUpNode('--max-http-header-size=80', 24_000 * megabyte).options).toContain('--max-old-space-size=12000');
  });

  it.each(['--max-old-space-size=300', '--no-warnings --max_old_space_size 300'])('has the heap of %s', (given) => {
    expect(setUpNode(given, 8000 * megabyte)).toEqual({ options: [], variables: { MIMALLOC_PURGE_DELAY: '0' } });
  });

  it('takes its options', () => {
    const { options } = setUpNode('', 8000 * megabyte);
    const { status, stderr } = spawnSync(process.execPath, [...options, '-e', ''], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

describe('a build without memory', () => {
  const use = { free: 1000 * megabyte, taken: 900 * megabyte, before: 1500 * megabyte };

  it('says what it had and what helps', () => {
    const output = 'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory';
    expect(describeOutOfMemory({ output, code: 1, signal: 'SIGABRT' }, use, '')).toBe(
      'The build ran out of memory: at most 1000 MB were free when it began. It had taken 900 MB. The last build of the whole site took 1500 MB. Give the machine or the container more, or set NODE_OPTIONS=--max-old-space-size=250, which takes longer; DOCS_VERSIONS=v4 builds one version.',
    );
  });

  it('says nothing that was not measured, and names the limit of the user', () => {
    const unknown = { ...use, taken: 0, before: undefined };
    expect(describeOutOfMemory({ output: '', code: 134, signal: null }, unknown, '--max-old-space-size=60')).toBe(
      'The build ran out of memory: at most 1000 MB were free when it began. NODE_OPTIONS limits its heap to 60 MB: raise --max-old-space-size, or leave it out.',
    );
  });

  it('is told apart from one that was killed, and from one with an error', () => {
    expect(describeOutOfMemory({ output: '', code: 1, signal: 'SIGKILL' }, use, '')).toMatch(/^The build was killed, /);
    expect(describeOutOfMemory({ output: '[ERROR] Error: x', code: 1, signal: null }, use, '')).toBeUndefined();
    expect(describeOutOfMemory({ output: '', code: 1, signal: 'SIGTERM' }, use, '')).toBeUndefined();
  });
});
