import { type Lever, readLevers } from '../../src/plugins/light-client/levers';

/**
 * Whether the build has a lever of the light client. Tests of what a lever does ask for it: with LIGHT_CLIENT_WITHOUT in their environment, as the
 * build had it, they are left out and all others must pass.
 */
export const hasLever = (lever: Lever): boolean => readLevers(process.env).has(lever);
