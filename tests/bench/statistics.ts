/**
 * Returns the value below which the given share of the values lies, with linear interpolation between two values.
 *
 * @param share from 0 to 1
 * @throws for an empty list
 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) throw new Error('There are no values to summarize.');
  return below + (above - below) * (place - Math.floor(place));
}

/** Returns the median. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
