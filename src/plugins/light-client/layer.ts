/**
 * Whether the browser gets our layer (`src/browser`) instead of Docusaurus' own client. `BROWSER_LAYER=off` in the environment of `npm run build`
 * turns it off.
 */
export function hasLayer(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.BROWSER_LAYER !== 'off';
}
