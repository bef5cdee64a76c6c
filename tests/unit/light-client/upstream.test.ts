import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import recorded from '../../../src/plugins/light-client/upstream.json' with { type: 'json' };

/** @returns a line for each file of Docusaurus that is not the one that ours was compared with */
function findChanges(hashes: Readonly<Record<string, string>>): string[] {
  return Object.entries(hashes).flatMap(([file, known]) => {
    const text = readFileSync(join(projectRoot, 'node_modules/@docusaurus', file), 'utf8').replaceAll('\r\n', '\n');
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
    return hash === known
      ? []
      : [`@docusaurus/${file} has changed: compare it with what stands in for it, then write "${hash}".`];
  });
}

describe('the files of Docusaurus that the light client stands on', () => {
  it('are those that it was compared with', () => {
    expect(findChanges(recorded)).toEqual([]);
  });

  it('are named when they are others', () => {
    expect(findChanges({ 'core/lib/client/prefetch.js': '0000000000000000' })).toEqual([
      expect.stringContaining('core/lib/client/prefetch.js has changed'),
    ]);
  });
});
