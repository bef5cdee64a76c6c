import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownVersions } from '../../../src/config/versions';
import { readSourceFacts, sourceFactsFile } from '../../../src/packages/reference/source-facts';
import { makeSourceFacts, toText } from '../../../src/packages/reference/source-facts/make-source-facts';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { listArrows } from '../site/rooms';

/** What to do when the saved facts are not what the sources say. */
const remedy = 'Write them again: npm run cli packages:update -- --installed';

describe('the saved facts', () => {
  it.each(knownVersions)(
    'of %s are what the sources of its packages say',
    (version) => {
      const saved = readFileSync(join(projectRoot, sourceFactsFile(version)), 'utf8');
      expect(saved === toText(makeSourceFacts(version)), remedy).toBe(true);
    },
    180_000,
  );

  it('name the package of each plugin with the version that was read', () => {
    const { packages } = readSourceFacts('v4');
    expect(packages['@capacitor/camera']).toMatch(/^4\.1\.\d+$/);
    expect(Object.keys(packages)).toEqual(expect.arrayContaining(['@capacitor/android', '@capacitor/ios']));
  });

  it('have one fact on each line', () => {
    const plugins = {
      camera: {
        androidVariables: [{ name: 'a', value: '1' }],
        androidPermissions: [],
        requestedPermissions: ['CAMERA', 'MEDIA'],
        iosUsageKeys: [],
        methods: { get: { worksOn: ['ios', 'web'], rejections: [{ message: 'No', platforms: ['web'] }] } },
        options: {},
      },
    } as const;
    const cli = {
      package: '@capacitor/cli',
      packageVersion: '1.0.0',
      sourceFile: '',
      globalOptions: [],
      commands: [{ name: 'add', aliases: ['a'], options: [{ flags: '--inline', hidden: false }] }],
    };
    const facts = JSON.parse(JSON.stringify({ packages: { a: '1.0.0' }, plugins, cli }));
    const text = toText(facts);
    expect(JSON.parse(text)).toEqual(facts);
    const lines = text.split('\n').map((line) => line.trim());
    for (const line of [
      '"a": "1.0.0"',
      '{"name":"a","value":"1"}',
      '"requestedPermissions": ["CAMERA", "MEDIA"],',
      '"worksOn": ["ios", "web"],',
      '{"message":"No","platforms":["web"]}',
      '"options": {}',
      '"name": "add",',
      '"aliases": ["a"],',
      '{"flags":"--inline","hidden":false}',
    ])
      expect(lines).toContain(line);
  });
});

describe('the readers of sources', () => {
  const readers =
    /reference\/(?:cli\/(?!usage|parse|shell)|platforms\/|rejections\/|update\.ts$)|\/make-source-facts\.ts$|\/make-history\.ts$/;

  it('are reached from commands and from each other, not from what builds and checks pages', () => {
    const others = listArrows(projectRoot).filter(({ from, to }) => readers.test(to) && !readers.test(from));
    expect([...new Set(others.map(({ from }) => from))].sort()).toEqual([
      'src/packages/docs-cli/packages/history.ts',
      'src/packages/docs-cli/packages/majors.ts',
      'src/packages/docs-cli/packages/update.ts',
    ]);
  });
});
