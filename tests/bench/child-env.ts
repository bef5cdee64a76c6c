/**
 * Returns the environment for the programs that the benchmark starts. Vite, which loads our TypeScript, sets this process to development
 * mode. A generator that inherits this mode builds something other than what its users get.
 *
 * @param more variables to add
 */
export const childEnv = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...more,
});
