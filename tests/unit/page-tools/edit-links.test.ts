import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { describe, expect, it } from 'vitest';
import { repository } from '../../../src/config/repository';
import { docsVersions } from '../../../src/config/versions';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { listPages } from '../../../src/remark/pages';
import { presetOptions } from '../site/site-config';

describe('"Edit this page"', () => {
  it('leads to the file of the page in its version, for every page', () => {
    const { editUrl: makeUrl } = presetOptions.docs as { editUrl: EditUrlFunction };
    const pages = listPages();
    expect(pages.length).toBeGreaterThan(400);
    for (const { file } of pages) {
      const version = docsVersions.find(({ docsDir }) => file.startsWith(`${docsDir}/`));
      if (version === undefined) continue;
      const { docsDir, docusaurusName, routePrefix } = version;
      const docPath = file.slice(docsDir.length + 1);
      const url = makeUrl({
        version: docusaurusName,
        versionDocsDirPath: docsDir,
        docPath,
        permalink: routePrefix,
        locale: 'en',
      });
      const start = `${repository.url}/edit/${repository.branch}/`;
      expect(url?.startsWith(start), url).toBe(true);
      expect(existsSync(join(projectRoot, decodeURI(url?.slice(start.length) ?? ''))), url).toBe(true);
    }
  });
});
