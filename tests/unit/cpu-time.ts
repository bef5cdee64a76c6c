/**
 * Measures the processor time of this process, in milliseconds: the time on a clock would also count what other programs do meanwhile.
 * For limits that are hundreds of times what the work takes, so that only another order of growth exceeds them.
 */
export function measureCpu(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
