import type { Lever } from '../../src/plugins/light-client/levers';

/**
 * Whether the build has a lever of the light client. Tests of what a lever does ask for it: with `LIGHT_CLIENT_WITHOUT=all`, or the lever's name,
 * in their environment as the build had it, they are left out and all others must pass.
 */
export function hasLever(lever: Lever): boolean {
  const without = (process.env.LIGHT_CLIENT_WITHOUT ?? '').split(',');
  return !without.includes('all') && !without.includes(lever);
}
