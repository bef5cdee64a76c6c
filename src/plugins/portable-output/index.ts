import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Loaders that the imports of pictures and files in pages name by their whole path. */
const fileLoaders = ['url-loader', 'file-loader'];

/**
 * Docusaurus plugin: keeps the path of the project's folder out of the published files, so that the build is the same in every folder and
 * reveals nothing about the machine.
 * - The debug page about content shows paths of files.
 * - A picture in a page is imported through loaders that are named by their path, and module names are derived from that.
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

/** Names the loaders of an import by their package instead of their path. The bundler finds them as well. */
export function shortenLoaders(request: string): string {
  return fileLoaders.reduce(
    (text, name) => text.replace(new RegExp(`[^!=&?]*[\\\\/]node_modules[\\\\/]${name}[\\\\/][^!&?]*`, 'g'), name),
    request,
  );
}
