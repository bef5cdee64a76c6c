import { inputError } from '../../lib/input-error';

/**
 * What makes the first view light, each part on its own. `LIGHT_CLIENT_WITHOUT` in the environment of a build names those that it goes
 * without, parted by commas, or `all`: the site must build and work without any of them, as Docusaurus makes it.
 */
export const levers = [
  'highlight',
  'loader',
  'hydration',
  'prefetch',
  'styles',
  'names',
  'purge',
  'trim',
  'head',
  'router',
  'pages',
  'sidebar',
  'article',
  'layout',
  'progress',
] as const;

export type Lever = (typeof levers)[number];

/**
 * Levers that do nothing without another: pages have no list that could be fetched from, a late sidebar needs what pages bring, and pages
 * whose article is HTML bring no whole sidebar.
 */
const needs: Partial<Record<Lever, Lever>> = { pages: 'prefetch', sidebar: 'pages', article: 'sidebar' };

/** Environment variable that names the levers a build goes without. */
export const leverVariable = 'LIGHT_CLIENT_WITHOUT';

/**
 * Reads which levers a build uses.
 *
 * @param env environment of the build
 * @returns the levers that are on
 * @throws one line when the variable names something else
 */
export function readLevers(env: Readonly<Record<string, string | undefined>>): ReadonlySet<Lever> {
  const names = (env[leverVariable] ?? '').split(',').filter((name) => name !== '');
  const unknown = names.filter((name) => name !== 'all' && !levers.some((lever) => lever === name));
  if (unknown.length > 0) {
    throw inputError(
      `${leverVariable} names ${unknown.join(', ')}, which is not a part of the light client. Use ${levers.join(', ')} or all.`,
    );
  }
  const isOn = (lever: Lever): boolean => {
    const needed = needs[lever];
    return !names.includes(lever) && !names.includes('all') && (needed === undefined || isOn(needed));
  };
  return new Set(levers.filter(isOn));
}
