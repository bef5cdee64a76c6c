import path from 'node:path';
import { bundleEditor, makeFrames, unpackSamples } from '@capacitor-docs/run';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { writeBuilt } from '../../build/page-steps/finished-page';

/**
 * Docusaurus plugin: moves the samples that can run out of the finished pages into files, and writes the frames in which they run, and the editor. The plugins `hosting`
 * and `shipped-packages` ask for the same frames.
 */
export function run({ siteConfig }: LoadContext): PagePlugin {
  const files = new Map<string, string | Uint8Array>();
  return {
    name: 'run',
    async contentLoaded({ actions: { createData } }) {
      const { names } = await bundleEditor();
      await createData('editor.json', names);
    },
    pageSteps: {
      run: {
        page(page) {
          const unpacked = unpackSamples(page.html);
          if (unpacked === undefined) return;
          page.html = unpacked.html;
          files.set(unpacked.file, unpacked.content);
          // For the document that shows one of them by itself, which may load only modules.
          files.set(unpacked.file.replace(/json$/, 'js'), `export default ${unpacked.content};\n`);
        },
      },
      // The documents of the frames are no pages, so they are written once the steps have seen all pages.
      frames: {
        async end({ outDir }) {
          const frames = await makeFrames(siteConfig.baseUrl);
          for (const [file, content] of [...files, ...frames.files]) writeBuilt(path.join(outDir, file), content);
        },
      },
    },
  };
}
