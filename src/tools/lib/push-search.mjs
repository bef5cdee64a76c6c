import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { checkArguments } from './arguments.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/** Environment variables that say where to push; the key must be one that may write, and is never part of the site. */
const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];

const flags = ['--dry-run', '--allow-drop'];

/**
 * A server that speaks the service's interface, in the place of its own ones.
 * @typedef {{ url: string, port: number, protocol: 'http' | 'https', accept: 'readWrite' }} Host
 */

/**
 * The command behind `search-push.mjs`: sends the build's text to the hosted index. One line on stderr for each problem, and
 * exit code 1, when something is missing, the records look wrong or the service refuses; the key is in none of them.
 *
 * @param {readonly string[]} args `--dry-run` only checks and counts; `--allow-drop` pushes much less than before
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {{ outDir?: string, hosts?: readonly Host[] }} [places] of the build and of the service
 * @returns {Promise<void>}
 */
export async function pushSearch(args, env, { outDir = join(projectRoot, 'build'), hosts } = {}) {
  if (!checkArguments(args, { flags })) return;
  const missing = variables.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0) return fail(`Set ${new Intl.ListFormat('en-GB').format(missing)} to push the search index.`);
  if (!existsSync(join(outDir, 'index.html'))) return fail('There is no build to push. Make one: npm run build');
  const [appId = '', indexName = '', key = ''] = variables.map((name) => env[name]);

  /** @type {[import('../../build/search-index/cut-build'), import('../../build/search-index/make-records'), import('../../build/search-index/push-records'), import('../../config/site'), import('../../build/settings/search')]} */
  const [{ cutBuild }, { makeRecords }, { pushRecords }, { site }, { findWrongAccount }] = await Promise.all([
    loadTypeScript('src/build/search-index/cut-build.ts'),
    loadTypeScript('src/build/search-index/make-records.ts'),
    loadTypeScript('src/build/search-index/push-records.ts'),
    loadTypeScript('src/config/site.ts'),
    loadTypeScript('src/build/settings/search.ts'),
  ]);
  // The client makes host names of the id, and sends the key there.
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

/**
 * @param {string} message
 * @returns {void}
 */
function fail(message) {
  console.error(message);
  process.exitCode = 1;
}
