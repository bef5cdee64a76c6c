import { describe, expect, it } from 'vitest';
import { checkIds } from '../../../src/packages/docs-checks/ids';
import { makePage } from './fixture';

const check = (text: string) => checkIds(makePage('a.md', `---\ntitle: A\n---\n\n${text}`));

describe('checkIds', () => {
  it('accepts headings with the same words, which the site numbers', () => {
    expect(check('## Set up\n\n### Android\n\n## Use\n\n### Android\n')).toEqual([]);
  });

  it('reports an id that two headings were given, and one that another heading has by its words', () => {
    expect(check('## One {/* #set-up */}\n\n## Two {/* #set-up */}\n')).toMatchObject([
      { line: 7, column: 1, message: expect.stringContaining('"set-up" is that of line 5 already') },
    ]);
    expect(check('## Set up\n\n<a id="set-up"></a>\n')).toMatchObject([{ line: 7 }]);
  });

  it('knows the ids of the generated reference', () => {
    expect(check('::plugin-api{plugin="camera"}\n\n## Own {/* #getphoto */}\n')).toMatchObject([{ line: 7 }]);
  });
});
