/** Types of the bundler, which Docusaurus exports only as parts of others. Rspack has what they describe, unless a comment says otherwise. */
import type { CurrentBundler, Plugin } from '@docusaurus/types';

export type Bundler = CurrentBundler['instance'];
export type Compiler = InstanceType<Bundler['Compiler']>;
export type Compilation = InstanceType<Bundler['Compilation']>;

/** The bundler's configuration, as Docusaurus passes it to plugins. */
export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
