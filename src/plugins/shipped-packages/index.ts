import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFrames } from '@capacitor-docs/run';
import type { Compiler } from '../../build/bundler-types';
import type { PagePlugin } from '../../build/page-steps';
import { noticesFile } from '../../config/licenses';
import { findPackageFolder, readShippedPackage, toNotices } from './shipped-package';

const name = 'shipped-packages';

/**
 * Docusaurus plugin: writes the licenses of the packages that browsers load. These are the packages with a file in the bundle of the pages or of a frame, so there is
 * no list of ours that could be out of date. A license that is not allowed stops the build.
 */
export function shippedPackages(): PagePlugin {
  const folders = new Set<string>();
  const collect = (compiler: Compiler) => {
    compiler.hooks.compilation.tap(name, ({ hooks }) => {
      hooks.finishModules.tap(name, (modules) => {
        for (const module of modules) {
          const folder = findPackageFolder(module.nameForCondition() ?? '');
          if (folder !== undefined) folders.add(folder);
        }
      });
    });
  };
  return {
    name,
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [{ apply: collect }] }),
    pageSteps: {
      notices: {
        async end({ outDir, siteConfig }) {
          const { packages: ofFrames } = await makeFrames(siteConfig.baseUrl);
          const packages = [...new Set([...folders, ...ofFrames])].map(readShippedPackage);
          writeFileSync(path.join(outDir, noticesFile), toNotices(packages));
        },
      },
    },
  };
}
