/**
 * The value below which a share of the values lies, between two values in proportion.
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

/** The value in the middle. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);
