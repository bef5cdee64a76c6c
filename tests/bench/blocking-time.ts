/** A time span in milliseconds, measured from the start of the navigation. */
export interface Task {
  readonly start: number;
  readonly duration: number;
}

/** Only the part of a task beyond this counts as blocking, in milliseconds: the definition of Total Blocking Time. */
const blockingThreshold = 50;

/** How long a page must be quiet before it counts as interactive, in milliseconds: the definition of Time to Interactive. */
export const quietWindow = 5000;

/**
 * Total Blocking Time: the sum of what each long task between the first paint and the time to interactive takes beyond 50 ms. The page
 * is interactive after the last long task that is followed by five quiet seconds.
 *
 * @param tasks the long tasks of a visit, in order
 * @param firstPaint when the first content was painted
 * @returns milliseconds
 */
export function blockingTime(tasks: readonly Task[], firstPaint: number): number {
  const interactive = timeToInteractive(tasks, firstPaint);
  return tasks
    .filter(({ start }) => start < interactive)
    .map(({ start, duration }) => {
      const from = Math.max(start, firstPaint);
      return Math.max(0, start + duration - from - blockingThreshold);
    })
    .reduce((sum, time) => sum + time, 0);
}

/**
 * @param tasks the long tasks of a visit, in order
 * @param firstPaint when the first content was painted
 * @returns the end of the last long task before the first five seconds without one, at least the first paint
 */
export function timeToInteractive(tasks: readonly Task[], firstPaint: number): number {
  let quietSince = firstPaint;
  for (const { start, duration } of tasks) {
    if (start - quietSince >= quietWindow) break;
    quietSince = Math.max(quietSince, start + duration);
  }
  return quietSince;
}

/** The longest of the tasks in milliseconds; 0 when none was long. */
export const longestTask = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration));
