import { freemem, totalmem } from 'node:os';
import { latestVersion } from '../../../config/versions';

/**
 * Growth of the heap after which Node marks it again, in percent of what is in use. By default, Node waits longer the more memory the machine has, until
 * the heap is four times as large. With this setting, a build takes as much on each machine.
 */
const heapGrowth = 50;

/**
 * Space for new objects, in megabytes. Most objects of a build are garbage by the time it is full. With the 16 MB that Node uses by default, they
 * would be copied first. A cold build takes 44 seconds of CPU time with this setting, and 52 without.
 */
const newObjects = 64;

const megabyte = 1024 * 1024;

/** What Node is told for a build: its options, and variables of its environment. */
interface NodeSetup {
  readonly options: readonly string[];
  readonly variables: Readonly<Record<string, string>>;
}

/** Finds the limit that the user has set for the heap, in the environment variable NODE_OPTIONS. */
function findHeapLimit(given: string): string | undefined {
  return /--max[-_]old[-_]space[-_]size[= ](\d+)/.exec(given)?.[1];
}

/** Returns the memory that a process may have, in bytes: that of the machine, or of the container if that is limited. */
export function readMemory(): number {
  // Without a limit, Node returns nothing, 0 or a number that no machine has.
  return Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
}

/**
 * @param given value of the environment variable NODE_OPTIONS
 * @param memory that the build may take, in bytes
 * @returns how Node is to build. When the user has set a heap limit, they know the machine: Node gets no other, and pages are rendered in worker
 * threads, whose memory is free again when the search index and the archives are written. Otherwise, the heap may take half of the memory, because the
 * bundler takes as much outside of it, and one thread renders all pages, which takes an eighth less CPU time, because only one has to load and compile
 * the code of the pages.
 */
export function setUpNode(given: string, memory: number): NodeSetup {
  // The bundler's allocator gives back at once what is free. Otherwise it keeps half a megabyte for each page until the build ends.
  const variables = { MIMALLOC_PURGE_DELAY: '0' };
  if (findHeapLimit(given) !== undefined) return { options: [], variables };
  return {
    options: [
      `--max-old-space-size=${Math.floor(memory / 2 / megabyte)}`,
      `--heap-growing-percent=${heapGrowth}`,
      `--max-semi-space-size=${newObjects}`,
    ],
    // Source: `ssg/ssgEnv.js` of @docusaurus/core
    variables: { ...variables, DOCUSAURUS_SSG_WORKER_THREAD_COUNT: '1' },
  };
}

/** What is known of the memory of a build, in bytes. */
export interface MemoryUse {
  /** What was free when it began, at most. */
  readonly free: number;
  /** Most that it has taken; 0 if it did not say. */
  readonly taken: number;
  /** Most that the last successful build of the whole site took, if there was one. */
  readonly before: number | undefined;
}

/** @returns what is free now, at most: in a container, files that the system keeps in memory count as used, so its limit is all that is known */
export function readFreeMemory(): number {
  return Math.min(freemem(), readMemory());
}

/** What V8, its threads, Rust and the system say when there is no memory. */
const outOfMemory =
  /heap out of memory|ERR_WORKER_OUT_OF_MEMORY|memory allocation of \d+ bytes failed|Cannot allocate memory|\bENOMEM\b/;

/** Exit codes of a process that has ended itself, or was killed, if a shell reports them. */
const endedBySignal = [134, 137];

/**
 * Says in one line that a build had too little memory: what was free, what it took, and what to do.
 *
 * @param ended how it ended, and what it printed
 * @param given value of the environment variable NODE_OPTIONS
 * @returns undefined for a build that ended otherwise
 */
export function describeOutOfMemory(
  ended: { readonly output: string; readonly code: number; readonly signal: NodeJS.Signals | null },
  use: MemoryUse,
  given: string,
): string | undefined {
  const isKilled = ended.signal === 'SIGKILL' || ended.code === 137;
  const isEnded = isKilled || ended.signal === 'SIGABRT' || endedBySignal.includes(ended.code);
  if (!outOfMemory.test(ended.output) && !isEnded) return undefined;
  const limit = findHeapLimit(given);
  const show = (bytes: number) => `${Math.round(bytes / megabyte)} MB`;
  const taken = use.taken === 0 ? '' : ` It had taken ${show(use.taken)}.`;
  const before = use.before === undefined ? '' : ` The last build of the whole site took ${show(use.before)}.`;
  const what = isKilled
    ? 'The build was killed, as systems do that have no memory left'
    : 'The build ran out of memory';
  const remedy =
    limit === undefined
      ? `Give the machine or the container more, or set NODE_OPTIONS=--max-old-space-size=${Math.floor(use.free / 4 / megabyte)}, which takes longer; DOCS_VERSIONS=${latestVersion.name} builds one version.`
      : `NODE_OPTIONS limits its heap to ${limit} MB: raise --max-old-space-size, or leave it out.`;
  return `${what}: at most ${show(use.free)} were free when it began.${taken}${before} ${remedy}`;
}
