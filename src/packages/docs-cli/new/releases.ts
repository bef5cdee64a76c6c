/** Finds the release of a plugin for a version of Capacitor. */
import { inputError } from '@capacitor-docs/shared';
import { compareReleases, viewPackage } from '../versions/npm-packages';

export interface Release {
  readonly version: string;
  /** The range of `@capacitor/core` that it works with. */
  readonly core: string;
}

/** Asks npm for the releases of a plugin, and for its description. */
export async function askReleases(name: string): Promise<{ releases: Release[]; description: string }> {
  const ask = async (...args: string[]): Promise<unknown> => {
    const answer = await viewPackage(...args);
    if (answer?.isFine !== true) throw new Error('npm did not respond');
    return answer.stdout.trim() === '' ? [] : JSON.parse(answer.stdout);
  };
  try {
    const found = [await ask(`${name}@>=0.0.1`, 'version', 'peerDependencies')].flat() as {
      version?: string;
      peerDependencies?: Record<string, string>;
    }[];
    const description = await ask(name, 'description');
    return {
      releases: found.flatMap(({ version, peerDependencies }) =>
        version === undefined ? [] : [{ version, core: peerDependencies?.['@capacitor/core'] ?? '' }],
      ),
      description: typeof description === 'string' ? description : '',
    };
  } catch {
    throw inputError(`npm has no package ${name}, or can't be reached.`);
  }
}

/** Checks whether a range such as `^5.0.0`, `>=5.0.0` or `^4.0.0 || ^5.0.0` allows a major version. */
export function allowsMajor(range: string, major: number): boolean {
  return range.split('||').some((part) => {
    const bounds = [...part.matchAll(/(\^|~|>=|<=|<|>)?\s*v?(\d+)(?:\.\S*)?/g)];
    return (
      bounds.length > 0 &&
      bounds.every(([, sign = '', number = '']) => {
        const bound = Number(number);
        if (sign === '>=' || sign === '>') return major >= bound;
        if (sign === '<') return major < bound;
        return sign === '<=' ? major <= bound : major === bound;
      })
    );
  });
}

/** Finds the newest release of a plugin for a major version of Capacitor. Open ranges such as `>=5.0.0` count only if no other range fits. */
export function findRelease(releases: readonly Release[], major: number): string | undefined {
  const stable = releases.filter(({ version }) => /^\d+\.\d+\.\d+$/.test(version));
  const fitting = stable.filter(({ core }) => allowsMajor(core, major));
  const own = fitting.filter(({ core }) => !/^>/.test(core.trim()));
  return (own.length > 0 ? own : fitting)
    .map(({ version }) => version)
    .sort(compareReleases)
    .at(-1);
}
