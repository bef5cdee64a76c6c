import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../lib/project-root';
import type { Lever } from './levers';

/** The bundler's configuration, as Docusaurus hands it to plugins. */
type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Folder of the modules that stand in for others. */
const client = join(projectRoot, 'src/plugins/light-client/client');

/** A module that stands in for another: `from` as an import names it, `to` as an absolute path. */
export interface Replacement {
  readonly lever: Lever;
  readonly from: string;
  readonly to: string;
  /** On the server too: what is drawn must be the same there. */
  readonly onServer?: boolean;
}

export interface AliasOptions {
  readonly levers: ReadonlySet<Lever>;
  /** File with the part of the site's configuration that browsers get. */
  readonly siteConfig: string;
  /** Folder of theme-classic's files. */
  readonly themeClassic: string;
}

/** Lists what stands in for what. Each of these modules says in its first lines how it differs. */
export function listReplacements({ siteConfig, themeClassic }: Omit<AliasOptions, 'levers'>): Replacement[] {
  return [
    {
      lever: 'highlight',
      from: '@theme-original/CodeBlock/Content',
      to: join(client, 'plain-code.tsx'),
      onServer: true,
    },
    {
      lever: 'highlight',
      from: join(themeClassic, 'prism-include-languages'),
      to: join(client, 'nothing.ts'),
      onServer: true,
    },
    { lever: 'trim', from: '@generated/docusaurus.config', to: siteConfig },
  ];
}

/**
 * Puts the replacements among the bundler's aliases.
 *
 * @param config of Docusaurus; its aliases are changed in place, because the first that fits wins
 * @throws when there are none: Docusaurus has changed
 */
export function changeAliases(config: Configuration, isServer: boolean, options: AliasOptions): void {
  const known = config.resolve?.alias;
  if (config.resolve === undefined || known === undefined || Array.isArray(known)) {
    throw new Error(
      "The light client finds no aliases in the bundler's configuration. See src/plugins/light-client/README.md.",
    );
  }
  const used = listReplacements(options).filter(
    ({ lever, onServer }) => options.levers.has(lever) && (onServer === true || !isServer),
  );
  config.resolve.alias = { ...Object.fromEntries(used.map(({ from, to }) => [`${from}$`, to])), ...known };
}

/** Everything but the style sheets of the search's dialog, which come with its script. What the server draws needs its styles at once. */
const earlyStyles = /^(?!.*[\\/](?:@docsearch[\\/]|src[\\/]theme[\\/]SearchBar[\\/]modal))/;

/** Keeps late styles out of the style sheet that every page has. */
export function splitStyles(): Configuration {
  return { optimization: { splitChunks: { cacheGroups: { styles: { test: earlyStyles } } } } };
}

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Files beside Docusaurus' `client/clientEntry` that others stand in for: they are imported by relative paths, which no alias reaches. */
const coreModules: readonly { readonly lever: Lever; readonly name: string; readonly file: string }[] = [
  { lever: 'hydration', name: 'browserContext', file: 'browser-context.tsx' },
  { lever: 'prefetch', name: 'docusaurus', file: 'docusaurus.ts' },
  { lever: 'prefetch', name: 'prefetch', file: 'prefetch.ts' },
];

/** Makes the bundler's plugins that put our modules in the place of Docusaurus' own. */
export function replaceCoreModules(
  bundler: { NormalModuleReplacementPlugin: unknown },
  levers: ReadonlySet<Lever>,
): BundlerPlugin[] {
  const ReplacementPlugin = bundler.NormalModuleReplacementPlugin as new (
    pattern: RegExp,
    replace: (resource: { request: string; context: string }) => void,
  ) => BundlerPlugin;
  return coreModules
    .filter(({ lever }) => levers.has(lever))
    .map(({ name, file }) => {
      return new ReplacementPlugin(new RegExp(`^\\.{1,2}/${name}$`), (resource) => {
        if (/[\\/]core[\\/]lib[\\/]client(?:[\\/]exports)?$/.test(resource.context))
          resource.request = join(client, file);
      });
    });
}
