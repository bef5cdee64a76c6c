import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { childEnv } from './child-env';
import { BenchError } from './errors';
import { cpuTicks, residentKilobytes } from './proc';

/** Resource usage of a command. */
export interface Cost {
  readonly code: number;
  /** Last lines that it printed, to be shown if it fails. */
  readonly output: string;
  /** User and system time of the command and everything that it started, in seconds. */
  readonly cpu: number;
  /** Wall-clock time, in seconds. */
  readonly wall: number;
  /** Peak memory of the command and everything it started, in MB. Memory pages shared by two processes count twice. */
  readonly peakMemory: number;
}

/** The kernel reports processor time in hundredths of a second. */
const ticksPerSecond = 100;

/** Interval between memory samples, in milliseconds. */
const samplingTime = 100;

/** Length of the output that is kept, in characters. */
const keptOutput = 2000;

/** @throws BenchError when the system does not report the resource usage of a process and its children */
export function requireProc(): void {
  if (existsSync('/proc/self/stat')) return;
  throw new BenchError(
    'What a build costs is read from /proc, which only Linux has. Run the comparison of builds there.',
  );
}

/**
 * Runs a command and measures it. No other child of this process may end meanwhile, because its time would be counted too.
 *
 * @param command program and arguments
 * @param cwd folder that it runs in
 * @param env added to the environment
 */
export function measure(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Cost> {
  const [program = '', ...args] = command;
  const cpuBefore = readOwnChildrenTicks();
  const start = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: childEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-keptOutput);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    let peak = 0;
    const timer = setInterval(() => {
      if (child.pid !== undefined) peak = Math.max(peak, treeKilobytes(child.pid));
    }, samplingTime);
    const finish = (code: number) => {
      clearInterval(timer);
      resolve({
        code,
        output,
        cpu: (readOwnChildrenTicks() - cpuBefore) / ticksPerSecond,
        wall: (performance.now() - start) / 1000,
        peakMemory: peak / 1024,
      });
    };
    child.once('error', (error) => {
      output = error.message;
      finish(1);
    });
    child.once('close', (code) => finish(code ?? 1));
  });
}

/** Returns the processor time of all ended children of this process and of their children. */
function readOwnChildrenTicks(): number {
  const stat = readProc('/proc/self/stat');
  return stat === null ? Number.NaN : cpuTicks(stat);
}

function treeKilobytes(pid: number): number {
  const own = residentKilobytes(readProc(`/proc/${pid}/status`) ?? '');
  const children = (readProc(`/proc/${pid}/task/${pid}/children`) ?? '')
    .split(' ')
    .filter((child) => child.trim() !== '');
  return children.reduce((sum, child) => sum + treeKilobytes(Number(child)), own);
}

/** Reads a file in `/proc`. Returns null for a process that has just ended. */
function readProc(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
