/**
 * Returns whether a license may be used: at least one of the alternatives (`OR`), or all that apply at once (`AND`).
 *
 * @param expression as in a package.json: `(MIT OR CC0-1.0)`
 * @param allowed names of licenses
 */
export function isAllowedLicense(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(' OR ').some((offer) => offer.split(' AND ').every((name) => allowed.includes(name)));
}
