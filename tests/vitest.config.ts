import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { docusaurusModules } from './docusaurus-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One project per kind of test, so that each can run by itself.
 *
 * @param name also the folder below `tests`
 * @param testTimeout milliseconds, for tests and hooks
 */
function makeProject(name: string, testTimeout: number): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [docusaurusModules(root)],
    resolve: { alias: { '@site': root.replace(/[\\/]$/, '') } },
    test: {
      name,
      root,
      environment: 'node',
      include: [`tests/${name}/**/*.test.{ts,tsx}`],
      testTimeout,
      hookTimeout: testTimeout,
      // Written for a bundler; see docusaurus-modules.mjs.
      server: {
        deps: {
          inline: [/@docusaurus\/(?:core\/lib\/client|theme-common|theme-classic|plugin-content-docs\/lib\/client)/],
        },
      },
    },
  };
}

export default defineConfig({
  root,
  test: {
    projects: [makeProject('unit', 20_000), makeProject('content', 120_000), makeProject('build', 120_000)],
  },
});
