import { loadReference } from '@capacitor-docs/reference';
import type { Plugin } from '@docusaurus/types';
import { readShownVersions } from '../../build/settings/environment';
import { makeMatrix } from '../../compatibility/matrix';

/** Docusaurus plugin: provides the compatibility page with data from the packages (`@generated/compatibility/default/matrix.json`). */
export function compatibility(): Plugin {
  return {
    name: 'compatibility',
    async contentLoaded({ actions: { createData } }) {
      const versions = readShownVersions(process.env);
      const matrix = makeMatrix(versions.map((version) => ({ version, plugins: loadReference(version.name).plugins })));
      await createData('matrix.json', matrix);
    },
  };
}
