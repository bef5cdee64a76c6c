import { appendFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BenchError } from './errors';
import type { Figures, SiteName } from './goals';
import { type Cost, measure, requireProc } from './measure-process';
import { ownBuild } from './own-build';
import { clearPeer, isBuilt, markBuilt, type Peer, peers, writeProjects } from './peers';
import { say } from './progress';
import { withSiteCopy } from './site-copy';
import { median } from './statistics';

/** Results of building all sites. */
export interface BuildResults {
  readonly figures: Figures;
  /** Every measured build, grouped by what was built. */
  readonly costs: Readonly<Record<string, readonly Cost[]>>;
}

/** The page to edit, the words to add, and the built file that must contain them. */
const edit = {
  file: 'versioned_docs/version-v4/guides/deep-links.md',
  words: 'Edited by the benchmark to see that a build shows it.',
  built: 'build/guides/deep-links/index.html',
} as const;

/** Heap size for the low-memory build, in megabytes. */
const smallHeap = 300;

/**
 * Builds our site and those of the peers from scratch, in turn, then our site after an edit and with a small heap.
 *
 * @param rounds cold builds of each
 * @throws BenchError when a build fails, or does not show the edit
 */
export async function compareBuilds(rounds: number): Promise<BuildResults> {
  requireProc();
  const hashes = writeProjects();
  const costs: Record<SiteName | Peer['name'] | 'edit' | 'smallHeap', Cost[]> = {
    ours: [],
    starlight: [],
    vitepress: [],
    docusaurus: [],
    edit: [],
    smallHeap: [],
  };
  await withSiteCopy(async (folder) => {
    for (let round = 1; round <= rounds; round += 1) {
      say(`Cold builds, round ${round} of ${rounds}.`);
      costs.ours.push(succeed('our site', await buildCold(folder)));
      for (const [peer, hash] of hashes) costs[peer.name].push(await buildPeer(peer, hash));
    }
    say('Building again after an edit of one page, with what the cold build left behind.');
    appendFileSync(join(folder, edit.file), `\n${edit.words}\n`);
    costs.edit.push(succeed('our site after an edit', await measure(ownBuild, folder, listVariables(folder))));
    if (!readFileSync(join(folder, edit.built), 'utf8').includes(edit.words)) {
      throw new BenchError(`The build after the edit is stale: ${edit.built} lacks what was written.`);
    }
    say(`Building with ${smallHeap} MB of heap.`);
    costs.smallHeap.push(await buildCold(folder, { NODE_OPTIONS: `--max-old-space-size=${smallHeap}` }));
  });
  return { figures: combine(costs), costs };
}

/**
 * Builds a peer from scratch.
 *
 * @throws BenchError when it fails
 */
export async function buildPeer(peer: Peer, hash: string): Promise<Cost> {
  clearPeer(peer);
  const cost = succeed(peer.name, await measure(peer.command(), peer.project, { ASTRO_TELEMETRY_DISABLED: '1' }));
  markBuilt(peer, hash);
  return cost;
}

/** Builds the peers whose output does not match the current pages. */
export async function buildMissingPeers(): Promise<void> {
  const hashes = writeProjects();
  for (const peer of peers) {
    const hash = hashes.get(peer) ?? '';
    if (isBuilt(peer, hash)) continue;
    say(`Building the pages with ${peer.name}.`);
    await buildPeer(peer, hash);
  }
}

/** Folder below the site for files that programs normally store outside of it, such as the TypeScript that jiti compiles. */
const temporaryFolder = '.temporary';

/** Deletes the output and caches of earlier builds, then builds. */
function buildCold(folder: string, env: Readonly<Record<string, string>> = {}): Promise<Cost> {
  for (const name of ['build', '.docusaurus', 'node_modules/.cache', temporaryFolder]) {
    rmSync(join(folder, name), { recursive: true, force: true });
  }
  mkdirSync(join(folder, temporaryFolder));
  return measure(ownBuild, folder, { ...listVariables(folder), ...env });
}

/** Environment of our builds. They find only the temporary files that the cold build created. */
function listVariables(folder: string): Readonly<Record<string, string>> {
  return { TMPDIR: join(folder, temporaryFolder) };
}

function succeed(name: string, cost: Cost): Cost {
  if (cost.code !== 0) throw new BenchError(`The build of ${name} failed:\n${cost.output.trim()}`);
  return cost;
}

function combine(costs: Readonly<Record<SiteName | 'edit' | 'smallHeap', readonly Cost[]>>): Figures {
  const medianOf = (name: SiteName | 'edit', read: (cost: Cost) => number) => median(costs[name].map(read));
  const cold = (name: SiteName) => ({
    coldCpu: medianOf(name, ({ cpu }) => cpu),
    coldWall: medianOf(name, ({ wall }) => wall),
    peakMemory: medianOf(name, ({ peakMemory }) => peakMemory),
  });
  const isSmallHeapEnough = costs.smallHeap.every(({ code }) => code === 0);
  const ours = {
    ...cold('ours'),
    editCpu: medianOf('edit', ({ cpu }) => cpu),
    smallHeap: isSmallHeapEnough ? 0 : 1,
  };
  return { ours, starlight: cold('starlight'), vitepress: cold('vitepress') };
}
