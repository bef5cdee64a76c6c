import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputError, projectRoot } from '@capacitor-docs/shared';
import { algoliasearch } from 'algoliasearch';
import { makeRecords } from '../../build/search-index/make-records';
import { pushRecords } from '../../build/search-index/push-records';
import { splitBuild } from '../../build/search-index/split-build';
import { findWrongAccount } from '../../build/settings/search';
import { site } from '../../config/site';

/** Environment variables that say where to push. The key needs write access, and is never part of the site. */
const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];

/** Options of the command, by their names. */
type Choices = { readonly [Name in 'dry-run' | 'allow-drop']?: boolean | undefined };

/**
 * A server that implements the API of the service and replaces its own hosts.
 */
export type Host = { url: string; port: number; protocol: 'http' | 'https'; accept: 'readWrite' };

/**
 * Sends the build's text to the hosted index.
 *
 * @param options `dry-run` only checks and counts; `allow-drop` allows a push of far fewer records than before
 * @param [places] folder of the build, and hosts of the service
 * @throws a one-line error when something is missing, the records look wrong or the service refuses; it never contains the key
 */
export async function pushSearch(
  { 'dry-run': dryRun = false, 'allow-drop': allowDrop = false }: Choices,
  env: Readonly<Record<string, string | undefined>>,
  { outDir = join(projectRoot, 'build'), hosts }: { outDir?: string; hosts?: readonly Host[] } = {},
): Promise<void> {
  const missing = variables.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0)
    throw inputError(`Set ${new Intl.ListFormat('en-GB').format(missing)} to push the search index.`);
  if (!existsSync(join(outDir, 'index.html'))) throw inputError('There is no build to push. Make one: npm run build');
  const [appId = '', indexName = '', key = ''] = variables.map((name) => env[name]);

  // The client builds host names from the ID, and sends the key to them.
  const wrong = findWrongAccount(env);
  if (wrong !== undefined) throw inputError(wrong);
  try {
    const client = algoliasearch(appId, key, hosts === undefined ? {} : { hosts: [...hosts] });
    const records = makeRecords(splitBuild(outDir), site.url);
    const { before, after } = await pushRecords(client, records, { indexName, dryRun, allowDrop });
    console.log(
      dryRun
        ? `${indexName} has ${before} records and would have ${after}. Nothing was sent.`
        : `${indexName} had ${before} records and has ${after} now.`,
    );
  } catch (error) {
    throw inputError((error instanceof Error ? error.message : String(error)).replaceAll(key, '***'));
  }
}
