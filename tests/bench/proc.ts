/**
 * Reads the processor time of the ended children of a process.
 *
 * @param stat content of `/proc/<pid>/stat`; the program's name in it may contain spaces and parentheses
 * @returns user and system time in clock ticks
 */
export function cpuTicks(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // Fields 16 and 17 of the line, cutime and cstime. Our array starts with field 3.
  return Number(fields[13]) + Number(fields[14]);
}

/**
 * @param status content of `/proc/<pid>/status`
 * @returns resident memory in kB (of 1024 bytes, as the kernel counts), 0 for a process that no longer has any
 */
export function residentKilobytes(status: string): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0);
}
