import { cpSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from '@playwright/test';
import { runQuietly } from '../../src/packages/docs-cli/run-program';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { buildPeer } from './compare-builds';
import { BenchError } from './errors';
import { peers, stock, writeProjects } from './peers';
import { weighFirstView } from './weigh-first-view';
import { weighFolder } from './weigh-folder';

/** What one peer has done with the pages. */
export interface PeerBuild {
  readonly name: string;
  /** Folder of its output, from the root of the project. */
  readonly output: string;
  /** Undefined when it has failed. */
  readonly cost?: { readonly cpu: number; readonly peakMemory: number };
  /** The line that says why a build has failed. */
  readonly problem?: string;
}

/** Builds the pages of the project with each peer, from nothing. One that fails holds up no other. */
export async function buildPeers(): Promise<PeerBuild[]> {
  const built: PeerBuild[] = [];
  for (const [peer, hash] of writeProjects([stock, ...peers])) {
    const named = { name: peer.name, output: relative(projectRoot, join(peer.project, peer.output)) };
    try {
      const { cpu, peakMemory } = await buildPeer(peer, hash);
      built.push({ ...named, cost: { cpu, peakMemory } });
    } catch (error) {
      if (!(error instanceof BenchError)) throw error;
      built.push({ ...named, problem: findReason(error.message) });
    }
  }
  return built;
}

/** Finds the line of a failed build that names the error. @returns the last line if none does */
function findReason(output: string): string {
  const lines = output.trim().split('\n').slice(1);
  return lines.find((line) => /\berror\b|out of memory/i.test(line))?.trim() ?? lines.at(-1) ?? '';
}

/** Formats what they have done for people. */
export function formatPeers(built: readonly PeerBuild[]): string[] {
  return built.map(({ name, cost, problem }) =>
    cost === undefined
      ? `${name}: failed: ${problem}`
      : `${name}: ${cost.cpu.toFixed(0)} s of CPU, ${cost.peakMemory.toFixed(0)} MB`,
  );
}

/**
 * Builds the pages of a copy of the project with each peer. The code of the copy does it, because that knows the copy's versions.
 *
 * @param folder absolute path of the copy
 * @param tell receives each figure
 * @returns figures, by what they say
 * @throws BenchError when the copy can't do so
 */
export async function measurePeers(
  browser: Browser,
  folder: string,
  tell: (figure: readonly [label: string, value: string]) => void,
): Promise<Record<string, string>> {
  const own = join('tests', 'bench', 'peers', 'node_modules');
  const isWanted = (source: string) => !/[\\/](?:node_modules|projects|pictures)$/.test(source);
  cpSync(join(projectRoot, 'tests'), join(folder, 'tests'), { recursive: true, filter: isWanted });
  // Astro finds its own components only below the project that it builds, so a link would not do.
  cpSync(join(projectRoot, own), join(folder, own), { recursive: true, verbatimSymlinks: true });
  const command = ['src/packages/docs-cli/run.mjs', 'bench', '--peers', '--json'];
  const { isFine, stdout, output } = await runQuietly(process.execPath, command, folder);
  if (!isFine) throw new BenchError(`The peers were not built:\n${output.trim()}`);
  const figures: Record<string, string> = {};
  for (const { name, output: built, cost, problem } of JSON.parse(stdout) as PeerBuild[]) {
    const add = (label: string, value: string): void => {
      figures[`${name}, ${label}`] = value;
      tell([`${name}, ${label}`, value]);
    };
    add('CPU', cost === undefined ? `failed: ${problem}` : `${cost.cpu.toFixed(0)} s`);
    if (cost === undefined) continue;
    const { files, bytes } = weighFolder(join(folder, built));
    add('peak memory', `${cost.peakMemory.toFixed(0)} MB`);
    add('files', String(files));
    add('size', `${(bytes / 1e6).toFixed(0)} MB`);
    add('JavaScript', `${(await weighFirstView(browser, join(folder, built))).js.toFixed(1)} kB`);
  }
  return figures;
}
