import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/** Environment variables that say where to push; the key must be one that may write, and is never part of the site. */
const variables = ['ALGOLIA_APP_ID', 'ALGOLIA_INDEX_NAME', 'ALGOLIA_ADMIN_API_KEY'];

const flags = ['--dry-run', '--allow-drop'];

/**
 * The command behind `search-push.mjs`: sends the build's text to the hosted index. One line on stderr for each problem, and
 * exit code 1, when something is missing or the records look wrong.
 *
 * @param {readonly string[]} args `--dry-run` only checks and counts; `--allow-drop` pushes much less than before
 * @param {Readonly<Record<string, string | undefined>>} env
 * @param {string} [outDir] folder of the build
 * @param {readonly { url: string, port: number, protocol: 'http' | 'https', accept: 'readWrite' }[]} [hosts] other than the service's own
 * @returns {Promise<void>}
 */
export async function pushSearch(args, env, outDir = join(projectRoot, 'build'), hosts) {
  const unknown = args.find((arg) => !flags.includes(arg));
  if (unknown !== undefined) return fail(`Unknown option ${unknown}. Known are ${flags.join(' and ')}.`);
  const missing = variables.filter((name) => (env[name] ?? '') === '');
  if (missing.length > 0) return fail(`Set ${missing.join(' and ')} to push the search index.`);
  if (!existsSync(join(outDir, 'index.html'))) return fail('There is no build to push. Make one: npm run build');

  /** @type {[import('../../plugins/search-index/cut-build'), import('../../plugins/search-index/make-records'), import('../../plugins/search-index/push-records'), import('../../config/site')]} */
  const [{ cutBuild }, { makeRecords }, { pushRecords }, { site }] = await Promise.all([
    loadTypeScript('src/plugins/search-index/cut-build.ts'),
    loadTypeScript('src/plugins/search-index/make-records.ts'),
    loadTypeScript('src/plugins/search-index/push-records.ts'),
    loadTypeScript('src/config/site.ts'),
  ]);
  const records = makeRecords(cutBuild(outDir), site.url);
  const indexName = env.ALGOLIA_INDEX_NAME ?? '';
  const client = algoliasearch(env.ALGOLIA_APP_ID ?? '', env.ALGOLIA_ADMIN_API_KEY ?? '', {
    ...(hosts === undefined ? {} : { hosts: [...hosts] }),
  });
  const dryRun = args.includes('--dry-run');
  try {
    const options = { indexName, dryRun, allowDrop: args.includes('--allow-drop') };
    const { before, after } = await pushRecords(client, records, options);
    console.log(
      dryRun
        ? `${indexName} has ${before} records and would have ${after}. Nothing was sent.`
        : `${indexName} had ${before} records and has ${after} now.`,
    );
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
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
