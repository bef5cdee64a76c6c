import type { Task } from './blocking-time';

/** Data that a page records about its own visit. Times in milliseconds since its navigation began. */
export interface PageRecord {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  readonly tasks: readonly Task[];
  /** Every requested file but style sheets for other media, with the time of the request. */
  readonly files: readonly { readonly path: string; readonly start: number }[];
}

interface Bench {
  record: { firstPaint: number; largestPaint: number; shift: number; tasks: Task[] };
  lastEvent: number;
}

declare global {
  interface Window {
    bench: Bench;
  }
}

/** A layout shift as the browser reports it. TypeScript has no type for it. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Runs in the page before its own scripts and collects what the browser measures. It must not use anything from outside the function. */
export function watchPage(): void {
  const record: Bench['record'] = { firstPaint: 0, largestPaint: 0, shift: 0, tasks: [] };
  const bench: Bench = { record, lastEvent: 0 };
  window.bench = bench;
  const watch = (type: string, read: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') record.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    record.largestPaint = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as LayoutShift;
    if (!hadRecentInput) record.shift += value;
  });
  watch('longtask', ({ startTime, duration }) => {
    record.tasks.push({ start: startTime, duration });
    bench.lastEvent = Math.max(bench.lastEvent, startTime + duration);
  });
  watch('resource', (entry) => {
    bench.lastEvent = Math.max(bench.lastEvent, entry.startTime + entry.duration);
  });
}

/** Runs in the page. Waits until there has been no request and no long task for a while, and returns the record. */
export async function finishRecord(quiet: number): Promise<PageRecord> {
  while (performance.now() - Math.max(window.bench.lastEvent, window.bench.record.largestPaint) < quiet) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // Style sheets for other media, such as paper, which browsers load after everything else.
  const others = [...document.querySelectorAll<HTMLLinkElement>('link[media]')].filter(
    ({ media }) => !matchMedia(media).matches,
  );
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !others.some(({ href }) => href === name))
    .map(({ name, startTime }) => ({ path: new URL(name).pathname, start: startTime }));
  return { ...window.bench.record, files };
}
