import type { CurrentBundler } from '@docusaurus/types';

/** Makes the plugin of the bundler that gives code for browsers the variable which `src/config/versions.ts` reads. */
export function defineBasePath({ DefinePlugin }: CurrentBundler['instance']): InstanceType<typeof DefinePlugin> {
  return new DefinePlugin({ 'process.env.DOCS_BASE_URL': JSON.stringify(process.env.DOCS_BASE_URL ?? '') });
}
