import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { projectRoot } from '../../build/files/project-root';
import { cutBuild } from '../../build/search-index/cut-build';
import { makeRecords } from '../../build/search-index/make-records';
import { pushRecords } from '../../build/search-index/push-records';
import { findWrongAccount } from '../../build/settings/search';
import { site } from '../../config/site';
import { checkArguments } from '../arguments';

/** Environment variables that say where to push. The key needs write access, and is never part of the site. */
const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];

const flags = ['--dry-run', '--allow-drop'];

/**
 * A server that implements the API of the service and replaces its own hosts.
 */
export type Host = { url: string; port: number; protocol: 'http' | 'https'; accept: 'readWrite' };

/**
 * The command `search:push`: sends the build's text to the hosted index. Prints one line to stderr for each problem and sets
 * exit code 1 when something is missing, the records look wrong or the service refuses. The messages never contain the key.
 *
 * @param args `--dry-run` only checks and counts; `--allow-drop` allows a push of far fewer records than before
 * @param [places] folder of the build, and hosts of the service
 */
export async function pushSearch(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { outDir = join(projectRoot, 'build'), hosts }: { outDir?: string; hosts?: readonly Host[] } = {},
): Promise<void> {
  if (!checkArguments(args, { flags })) return;
  const missing = variables.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0) return fail(`Set ${new Intl.ListFormat('en-GB').format(missing)} to push the search index.`);
  if (!existsSync(join(outDir, 'index.html'))) return fail('There is no build to push. Make one: npm run build');
  const [appId = '', indexName = '', key = ''] = variables.map((name) => env[name]);

  // The client builds host names from the ID, and sends the key to them.
  const wrong = findWrongAccount(env);
  if (wrong !== undefined) return fail(wrong);
  try {
    const client = algoliasearch(appId, key, hosts === undefined ? {} : { hosts: [...hosts] });
    const dryRun = args.includes('--dry-run');
    const { before, after } = await pushRecords(client, makeRecords(cutBuild(outDir), site.url), {
      indexName,
      dryRun,
      allowDrop: args.includes('--allow-drop'),
    });
    console.log(
      dryRun
        ? `${indexName} has ${before} records and would have ${after}. Nothing was sent.`
        : `${indexName} had ${before} records and has ${after} now.`,
    );
  } catch (error) {
    fail((error instanceof Error ? error.message : String(error)).replaceAll(key, '***'));
  }
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
