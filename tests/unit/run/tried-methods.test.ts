import { expect, it } from 'vitest';
import { triedMethods } from '../../../src/config/tried-methods';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { canRun, readSample } from '../../../src/packages/run/build/read-sample';

it.each(docsVersions.map(({ name }) => name))(
  'each plugin of %s that works on the web has a sample to try',
  (version) => {
    const { plugins } = loadReference(version);
    const onWeb = plugins.filter(canRun);
    expect(onWeb.length).toBeGreaterThan(10);
    const problems = onWeb.flatMap((plugin) => {
      const method = plugin.methods.find(({ id }) => id === triedMethods[plugin.page]);
      const block = { code: method?.example ?? '', preamble: method?.examplePreamble };
      const sample = readSample(block, [], plugins, '1.0.0');
      return typeof sample === 'string' ? [`${plugin.page}: ${sample}`] : [];
    });
    expect(problems).toEqual([]);
  },
);

it('what is named for trying is a plugin', () => {
  const pages = docsVersions.flatMap(({ name }) => loadReference(name).plugins.map(({ page }) => page));
  expect(Object.keys(triedMethods).filter((page) => !pages.includes(page))).toEqual([]);
});
