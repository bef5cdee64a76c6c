/**
 * Whether a licence may be used: one of those that are offered (`OR`), or all that hold at once (`AND`).
 *
 * @param expression as a package.json names it: `(MIT OR CC0-1.0)`
 * @param allowed names of licences
 */
export function isAllowedLicence(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((offer) => offer.split(' AND ').every((name) => allowed.includes(name)));
}
