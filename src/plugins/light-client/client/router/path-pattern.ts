/** Stands in for `path-to-regexp`: routes of Docusaurus are addresses and hold no parameters, but for the one that takes all that is left. */

export interface PatternOptions {
  /** The whole path must fit, else its beginning. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  /** Small and capital letters differ. */
  readonly sensitive?: boolean;
}

/**
 * Makes the pattern of a route.
 *
 * @param path as it is, or with backslashes in front of characters that mean something in patterns; `*` fits everything
 * @param keys gets the name of what `*` has taken
 */
export default function makePattern(
  path: string,
  keys: { name: number }[],
  { end = true, strict = false, sensitive = false }: PatternOptions = {},
): RegExp {
  if (path === '*') keys.push({ name: 0 });
  const plain = path.replace(/\\(.)/g, '$1');
  const isOpen = strict && plain.endsWith('/');
  const route = path === '*' ? '(.*)' : (strict ? plain : plain.replace(/\/$/, '')).replace(/\W/g, '\\$&');
  const slash = strict ? '' : '(?:/(?=$))?';
  const rest = isOpen ? '' : '(?=/|$)';
  return new RegExp(`^${route}${slash}${end ? '$' : rest}`, sensitive ? '' : 'i');
}

/** Makes the function that fills in parameters: there are none. */
makePattern.compile = (path: string) => () => path;
