import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { docusaurusModules } from './docusaurus-modules.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Unit tests that change modules or globals, which exist only once per process. The others share a process, so that their imports are
 * loaded only once.
 */
const alone = [
  'bad-input/cases',
  'browser/navigation',
  'cli/npm-packages',
  'cli/run-server',
  'offline/keep',
  'offline/worker',
  'search/shard-service',
  'search-ui/ask-worker',
  'search-ui/embedded-client',
  'site/entities',
  'site/errors',
  'site/preview',
  'site/tag-manager',
  'hosting/edge-markdown',
  'site/windows',
  'tools/watch-failures',
].map((name) => `tests/unit/${name}.test.ts`);

interface ProjectOptions {
  /** Timeout of tests and hooks, in milliseconds. */
  readonly testTimeout: number;
  /** Files below the root. Default: those below `tests/<name>`. */
  readonly include?: string[];
  readonly exclude?: string[];
  /** Whether each file runs in its own process. */
  readonly isolate?: boolean;
}

/**
 * One project per kind of test, so that each can run by itself.
 *
 * @param name also the folder below `tests`
 */
function makeProject(
  name: string,
  { testTimeout, include = [`tests/${name}/**/*.test.{ts,tsx}`], exclude = [], isolate = true }: ProjectOptions,
): TestProjectInlineConfiguration {
  return {
    root,
    plugins: [docusaurusModules(root)],
    resolve: { alias: { '@site': root.replace(/[\\/]$/, '') } },
    test: {
      name,
      root,
      environment: 'node',
      include,
      exclude,
      isolate,
      testTimeout,
      hookTimeout: testTimeout,
      // These modules are written for a bundler; see docusaurus-modules.mjs.
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
    // By default, Vitest leaves one core unused.
    maxWorkers: availableParallelism(),
    projects: [
      makeProject('unit', { testTimeout: 60_000, exclude: alone, isolate: false }),
      makeProject('unit-alone', { testTimeout: 60_000, include: alone }),
      makeProject('content', { testTimeout: 120_000, isolate: false }),
      makeProject('build', { testTimeout: 120_000, isolate: false }),
    ],
  },
});
