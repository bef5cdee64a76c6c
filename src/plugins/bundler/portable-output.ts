import path from 'node:path';
import type { Bundler } from '../../build/bundler-types';

/* Keeps the path of the project's folder out of the published files, so that the build reveals nothing about the machine. */

/** Loaders that the imports of pictures and files in pages name by their whole path. */
const fileLoaders = ['url-loader', 'file-loader'];

/**
 * Makes the rule of the bundler for the debug page about content, which shows paths of files.
 *
 * @param own folder with the loader
 */
export function hidePaths(own: string, siteDir: string, generatedFilesDir: string): object {
  return {
    test: /\.json$/,
    include: path.join(generatedFilesDir, 'docusaurus-plugin-debug'),
    use: [{ loader: path.join(own, 'hide-paths.cjs'), options: { folder: siteDir } }],
  };
}

/**
 * Makes the plugin of the bundler for pictures in pages: they are imported through loaders that are named by their path, and module names are
 * derived from that.
 */
export function makeLoaderShortener({ NormalModuleReplacementPlugin }: Bundler): object {
  return new NormalModuleReplacementPlugin(/(?:url|file)-loader/, (resource: { request: string }) => {
    resource.request = shortenLoaders(resource.request);
  });
}

/** Names the loaders of an import by their package instead of their path. The bundler finds them as well. */
export function shortenLoaders(request: string): string {
  return fileLoaders.reduce(
    (text, name) => text.replace(new RegExp(`[^!=&?]*[\\\\/]node_modules[\\\\/]${name}[\\\\/][^!&?]*`, 'g'), name),
    request,
  );
}
