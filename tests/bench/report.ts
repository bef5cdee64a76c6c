import { type Figures, type Goal, judge, type MetricName, metrics, type SiteName } from './goals';

const siteNames: readonly SiteName[] = ['ours', 'starlight', 'vitepress'];

/**
 * Formats the report for people: the goals, worst result first, then the figures of all sites.
 *
 * @param conditions lines that describe how the figures were measured
 */
export function formatReport(figures: Figures, conditions: readonly string[]): string {
  const verdicts = judge(figures).map(({ goal, value, allowed, score }) => [
    Number.isFinite(score) ? score.toFixed(2) : '∞',
    score > 1 ? 'missed' : 'met',
    metrics[goal.metric].label,
    formatValue(goal.metric, value),
    formatValue(goal.metric, allowed),
    describeGoal(goal),
  ]);
  const rows = (Object.keys(metrics) as MetricName[])
    .filter((name) => siteNames.some((site) => figures[site][name] !== undefined))
    .map((name) => [
      metrics[name].label,
      ...siteNames.map((site) => formatValue(name, figures[site][name])),
      formatRatio(figures.ours[name], figures.starlight[name]),
      formatRatio(figures.ours[name], figures.vitepress[name]),
    ]);
  return [
    ...conditions,
    '',
    ...formatTable(['÷ goal', '', 'what', 'ours', 'allowed', 'goal'], verdicts),
    '',
    ...formatTable(['what', ...siteNames, '÷ starlight', '÷ vitepress'], rows),
  ].join('\n');
}

function describeGoal({ limit, of }: Goal): string {
  if (of === undefined) return `≤ ${limit}`;
  return `≤ ${limit} × ${of.site}${of.site === 'ours' ? ` ${metrics[of.metric].label}` : ''}`;
}

function formatValue(metric: MetricName, value: number | undefined): string {
  if (value === undefined) return '';
  const { unit, digits } = metrics[metric];
  return `${value.toFixed(digits)}${unit === '' ? '' : ` ${unit}`}`;
}

function formatRatio(ours: number | undefined, theirs: number | undefined): string {
  return ours === undefined || theirs === undefined || theirs === 0 ? '' : (ours / theirs).toFixed(2);
}

/** Formats a table whose columns are as wide as their content. */
export function formatTable(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = header.map((label, column) =>
    Math.max(...[header, ...rows].map((row) => (row[column] ?? label).length)),
  );
  return [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
