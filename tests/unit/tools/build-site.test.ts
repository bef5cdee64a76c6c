import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { setUpNode } from '../../../src/cli/build/build-site';

const heap = /--(?:max|initial)-old-space-size/;

describe('the Node that builds', () => {
  it('has a limit of its heap', () => {
    expect(setUpNode('').options.filter((option) => heap.test(option))).toHaveLength(2);
    expect(setUpNode('--max-http-header-size=80').options.filter((option) => heap.test(option))).toHaveLength(2);
  });

  it.each(['--max-old-space-size=300', '--no-warnings --max_old_space_size 300'])('has that of %s', (given) => {
    expect(setUpNode(given)).toEqual({ options: [], variables: {} });
  });

  it('takes its options', () => {
    const { status, stderr } = spawnSync(process.execPath, [...setUpNode('').options, '-e', ''], { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
