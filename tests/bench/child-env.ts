/**
 * The environment of the programs that the benchmark starts. Vite, which loads our TypeScript, declares this process to be under
 * development; a generator that inherits that builds something else than its users get.
 *
 * @param more added to it
 */
export const childEnv = (more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  ...more,
});
