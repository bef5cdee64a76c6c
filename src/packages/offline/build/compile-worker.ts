import path from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import type { CurrentBundler } from '@docusaurus/types';
import { defineBasePath } from '../../../build/settings/environment';
import { offlineEnabled } from '../../../config/offline';
import { workerFile } from '../files';

/**
 * Compiles the service worker into one file, with the bundler of the site. It can't be part of the site's own bundle, because its name must
 * never change, and every page would load it.
 *
 * @param bundler the bundler that Docusaurus uses
 * @param outDir folder of the build
 * @throws an error with one line for each compiler error in the worker
 */
export async function compileWorker({ instance, name }: CurrentBundler, outDir: string): Promise<void> {
  if (name !== 'rspack')
    throw new Error(
      'The service worker is compiled by Rspack: keep `future.v4` or `future.faster` in src/config/site.ts.',
    );
  const compiler = instance({
    mode: 'production',
    target: 'webworker',
    context: projectRoot,
    entry: path.join(projectRoot, 'src/packages/offline/worker', offlineEnabled ? 'index.ts' : 'retire.ts'),
    output: { path: outDir, filename: workerFile },
    resolve: { extensions: ['.ts'], alias: { '@site': projectRoot } },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2020' } },
        },
      ],
    },
    plugins: [defineBasePath(instance)],
    performance: { hints: false },
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.toJson({ all: false, errors: true }).errors ?? [];
      compiler.close(() => {
        if (error !== null && error !== undefined) reject(error);
        else if (problems.length > 0) reject(new Error(problems.map(({ message }) => message).join('\n')));
        else resolve();
      });
    });
  });
}
