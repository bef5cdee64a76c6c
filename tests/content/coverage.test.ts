import { describe, it } from 'vitest';
import { checkCoverage } from '../../src/build/checks/coverage';
import {
  checkStaleConfigOverlays,
  checkStaleOverlays,
  checkUndescribedMethods,
  checkUnexplainedConfig,
} from '../../src/build/checks/overlays';
import { docsVersions } from '../../src/config/versions';
import { loadReference } from '../../src/reference';
import { findStaleConfigOverlays, findUnexplainedConfigKeys } from '../../src/reference/config';
import { findStaleOverlayKeys, findUndescribed } from '../../src/reference/overlays';
import { expectNone } from './expect-none';
import { allPages, isSelection } from './selected-pages';

describe.skipIf(isSelection)('the documentation', () => {
  for (const { name } of docsVersions) {
    it(`covers the plugins, commands and configuration of ${name}`, () => {
      const { plugins, cli } = loadReference(name);
      const pages = allPages.filter(({ version }) => version === name);
      expectNone(checkCoverage(name, pages, { plugins, commands: cli.commands }));
    });

    it(`describes every method of ${name}`, () => {
      expectNone(checkUndescribedMethods(name, loadReference(name).plugins, findUndescribed(name)));
    });

    it(`explains every configuration key of ${name}`, () => {
      expectNone(checkUnexplainedConfig(name, findUnexplainedConfigKeys(name)));
    });
  }

  it('has no description of a member or key that no longer exists', () => {
    expectNone([...checkStaleOverlays(findStaleOverlayKeys()), ...checkStaleConfigOverlays(findStaleConfigOverlays())]);
  });
});
