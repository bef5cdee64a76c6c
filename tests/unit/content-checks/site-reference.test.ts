import { describe, expect, it } from 'vitest';
import { checkDirectives } from '../../../src/packages/docs-checks/directives';
import { checkLinks } from '../../../src/packages/docs-checks/links';
import { anchorsOf, fillFacts } from '../../../src/packages/docs-checks/read/site-reference';
import { listProblems, makePage } from './fixture';

describe('the reference as the checks see it', () => {
  const camera = makePage('apis/camera.md', '## Set up\n\n::plugin-api{plugin="camera"}\n');

  it('has the anchors of the generated reference', () => {
    expect([...anchorsOf(camera)]).toEqual(
      expect.arrayContaining(['set-up', 'api', 'getphoto', 'imageoptions-quality']),
    );
  });

  it('checks links into the generated reference', () => {
    const page = makePage('guide.md', '[a](./apis/camera.md#getphoto)\n\n[b](./apis/camera.md#getfoto)\n');
    expect(listProblems(checkLinks([page], [page, camera]))).toEqual(
      ['./apis/camera.md#getfoto: docs/apis/camera.md has no anchor #getfoto; did you mean "getphoto"?'].map(
        (message) => `3: ${message}`,
      ),
    );
  });

  it('says what the build would stop with', () => {
    const page = makePage('a.md', '::plugin-api{plugin="camrea"}\n\n::cli-command{name="synk"}\n');
    expect(listProblems(checkDirectives(page))).toEqual([
      expect.stringMatching(/^1: .*"camrea".*"camera"/),
      expect.stringMatching(/^3: .*"synk".*"sync"/),
    ]);
  });

  it('fills facts by version and leaves unknown ones', () => {
    expect(fillFacts('{{fact:minSdkVersion}} {{fact:nothing}}', 'v2')).toBe('21 {{fact:nothing}}');
    expect(fillFacts('{{fact:minSdkVersion}}', 'v5')).toBe('22');
  });
});
