import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Loaders that the pages' pictures and files name with their whole path. */
const fileLoaders = ['url-loader', 'file-loader'];

/**
 * Docusaurus plugin: keeps the folder in which the site is built out of what is published, so that the build is the same in every folder
 * and says nothing of the machine.
 * - The debug page of contents shows paths of files.
 * - A picture in a page is imported through loaders that are named by their path, and names of modules are made of that.
 */
export function portableOutput({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'portable-output',
    configureWebpack(_config, _isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        module: {
          rules: [
            {
              test: /\.json$/,
              include: path.join(generatedFilesDir, 'docusaurus-plugin-debug'),
              use: [
                {
                  loader: path.join(siteDir, 'src/plugins/portable-output/hide-paths.cjs'),
                  options: { folder: siteDir },
                },
              ],
            },
          ],
        },
        plugins: [
          new NormalModuleReplacementPlugin(/(?:url|file)-loader/, (resource: { request: string }) => {
            resource.request = shortenLoaders(resource.request);
          }),
        ],
      };
    },
  };
}

/** Names the loaders of an import by their package in the place of their path, which the bundler finds as well. */
export function shortenLoaders(request: string): string {
  return fileLoaders.reduce(
    (text, name) => text.replace(new RegExp(`[^!=&?]*[\\\\/]node_modules[\\\\/]${name}[\\\\/][^!&?]*`, 'g'), name),
    request,
  );
}
