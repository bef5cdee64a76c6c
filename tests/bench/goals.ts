import { budgets, growthGoal } from './budgets';

/** The sites that are compared. */
export type SiteName = 'ours' | 'starlight' | 'vitepress';

/** Every figure that the benchmark measures for a site. */
export type MetricName =
  | 'firstPaint'
  | 'largestPaint'
  | 'blockingTime'
  | 'longestTask'
  | 'shift'
  | 'storedShift'
  | 'js'
  | 'jsBeforePaint'
  | 'css'
  | 'html'
  | 'tap'
  | 'firstPress'
  | 'searchReady'
  | 'dialogShown'
  | 'interactive'
  | 'growthByVersion'
  | 'growthByPages'
  | 'coldCpu'
  | 'coldWall'
  | 'editCpu'
  | 'peakMemory'
  | 'smallHeap'
  | 'cloneReady'
  | 'devReady'
  | 'devShown'
  | 'devFirstEdit'
  | 'devEdit'
  | 'oneReady'
  | 'oneShown'
  | 'oneFirstEdit'
  | 'oneEdit';

/** The maximum for a figure: `limit`, or `limit` times the figure in `of`. */
export interface Goal {
  readonly metric: MetricName;
  readonly limit: number;
  readonly of?: { readonly site: SiteName; readonly metric: MetricName };
}

interface Metric {
  readonly label: string;
  readonly unit: 'ms' | 'kB' | 's' | 'MB' | '';
  readonly digits: number;
}

export const metrics: Readonly<Record<MetricName, Metric>> = {
  firstPaint: { label: 'first paint', unit: 'ms', digits: 0 },
  largestPaint: { label: 'largest paint', unit: 'ms', digits: 0 },
  blockingTime: { label: 'blocking time', unit: 'ms', digits: 0 },
  longestTask: { label: 'longest task (p75)', unit: 'ms', digits: 0 },
  shift: { label: 'layout shift', unit: '', digits: 4 },
  storedShift: { label: 'layout shift, worst stored state', unit: '', digits: 4 },
  js: { label: 'JS without interaction', unit: 'kB', digits: 1 },
  jsBeforePaint: { label: 'JS asked for before first paint', unit: 'kB', digits: 1 },
  css: { label: 'CSS, in the page and in sheets', unit: 'kB', digits: 1 },
  html: { label: 'HTML of the largest reference page, without CSS', unit: 'kB', digits: 1 },
  tap: { label: 'tap on a link → new heading', unit: 'ms', digits: 0 },
  firstPress: {
    label: 'first press → next paint, slowest of menu, mobile sidebar, tab, search',
    unit: 'ms',
    digits: 0,
  },
  searchReady: { label: 'first press on the search → field has the focus', unit: 'ms', digits: 0 },
  dialogShown: { label: 'first press on the search → dialog', unit: 'ms', digits: 0 },
  interactive: { label: 'page is interactive', unit: 'ms', digits: 0 },
  growthByVersion: { label: 'JS for one more version', unit: 'kB', digits: 2 },
  growthByPages: { label: 'JS for 100 more pages', unit: 'kB', digits: 2 },
  coldCpu: { label: 'cold build, CPU', unit: 's', digits: 1 },
  coldWall: { label: 'cold build, clock', unit: 's', digits: 1 },
  editCpu: { label: 'build after an edit of one page, CPU', unit: 's', digits: 1 },
  peakMemory: { label: 'cold build, peak memory', unit: 'MB', digits: 0 },
  smallHeap: { label: 'build with 300 MB of heap fails', unit: '', digits: 0 },
  cloneReady: { label: 'first npm start in a clone → answer', unit: 's', digits: 1 },
  devReady: { label: 'npm start → answer', unit: 's', digits: 1 },
  devShown: { label: 'npm start → page on the screen', unit: 's', digits: 1 },
  devFirstEdit: { label: 'first edit → on the screen', unit: 's', digits: 2 },
  devEdit: { label: 'later edit → on the screen', unit: 's', digits: 2 },
  oneReady: { label: 'npm start with v5 alone → answer', unit: 's', digits: 1 },
  oneShown: { label: 'npm start with v5 alone → page on the screen', unit: 's', digits: 1 },
  oneFirstEdit: { label: 'first edit with v5 alone → on the screen', unit: 's', digits: 2 },
  oneEdit: { label: 'later edit with v5 alone → on the screen', unit: 's', digits: 2 },
};

/** The goals for our site. One metric may have several. */
export const goals: readonly Goal[] = [
  { metric: 'firstPaint', limit: 0.85, of: { site: 'starlight', metric: 'firstPaint' } },
  { metric: 'largestPaint', limit: 0.7, of: { site: 'starlight', metric: 'largestPaint' } },
  { metric: 'blockingTime', limit: 20 },
  { metric: 'longestTask', limit: 60 },
  { metric: 'shift', limit: 0 },
  { metric: 'storedShift', limit: 0 },
  { metric: 'js', limit: budgets.js.goal },
  { metric: 'jsBeforePaint', limit: budgets.jsBeforePaint.goal },
  { metric: 'css', limit: budgets.css.goal },
  { metric: 'html', limit: budgets.html.goal },
  { metric: 'tap', limit: 0.2, of: { site: 'starlight', metric: 'tap' } },
  { metric: 'tap', limit: 1, of: { site: 'vitepress', metric: 'tap' } },
  { metric: 'firstPress', limit: 200 },
  { metric: 'searchReady', limit: 500 },
  { metric: 'growthByVersion', limit: growthGoal },
  { metric: 'growthByPages', limit: growthGoal },
  { metric: 'coldCpu', limit: 0.9, of: { site: 'vitepress', metric: 'coldCpu' } },
  { metric: 'coldCpu', limit: 1, of: { site: 'starlight', metric: 'coldCpu' } },
  { metric: 'editCpu', limit: 0.5, of: { site: 'ours', metric: 'coldCpu' } },
  { metric: 'peakMemory', limit: 1200 },
  { metric: 'smallHeap', limit: 0 },
  { metric: 'devReady', limit: 6 },
  { metric: 'devFirstEdit', limit: 1 },
  { metric: 'devEdit', limit: 1 },
  { metric: 'oneReady', limit: 6 },
  { metric: 'oneFirstEdit', limit: 1 },
  { metric: 'oneEdit', limit: 1 },
];

/** The measured figures of the sites. */
export type Figures = Readonly<Record<SiteName, Partial<Record<MetricName, number>>>>;

/** A goal with its measured result. */
export interface Verdict {
  readonly goal: Goal;
  /** Our figure. */
  readonly value: number;
  /** The maximum allowed value. */
  readonly allowed: number;
  /** `value / allowed`. Above 1, the goal is missed. Infinite for any value above zero when the maximum is zero. */
  readonly score: number;
}

/**
 * Compares our figures with the goals.
 *
 * @param figures of one run
 * @returns a verdict for each goal whose figures were measured, worst first
 */
export function judge(figures: Figures, wanted: readonly Goal[] = goals): Verdict[] {
  const verdicts = wanted.flatMap((goal): Verdict[] => {
    const value = figures.ours[goal.metric];
    const base = goal.of === undefined ? 1 : figures[goal.of.site][goal.of.metric];
    if (value === undefined || base === undefined) return [];
    const allowed = goal.limit * base;
    return [{ goal, value, allowed, score: scoreOf(value, allowed) }];
  });
  return verdicts.sort((a, b) => (a.score === b.score ? 0 : b.score - a.score));
}

function scoreOf(value: number, allowed: number): number {
  if (allowed > 0) return value / allowed;
  return value > 0 ? Number.POSITIVE_INFINITY : 0;
}
