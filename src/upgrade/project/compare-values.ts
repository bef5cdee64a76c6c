/** A version in a value: `32`, `1.0.0-rc01`, `gradle-7.4.2-all.zip`. */
const version = /\d+(?:\.\d+)*(?:-?(?:alpha|beta|milestone|rc)[-.]?\d*)?/i;

/**
 * Compares two values by the versions in them.
 *
 * @returns a number below 0 if the first is older, above 0 if it is newer, 0 if they are the same; undefined if one names no version, such as
 * `rootProject.ext.sdk` or `$agp`
 */
export function compareValues(own: string, other: string): number | undefined {
  const [a, b] = [partsOf(own), partsOf(other)];
  if (a === undefined || b === undefined) return undefined;
  for (let index = 0; index < Math.max(a.numbers.length, b.numbers.length); index++) {
    const difference = (a.numbers[index] ?? 0) - (b.numbers[index] ?? 0);
    if (difference !== 0) return difference;
  }
  if (a.early === b.early) return 0;
  // A release is newer than what came before it.
  if (a.early === '' || b.early === '') return a.early === '' ? 1 : -1;
  return a.early < b.early ? -1 : 1;
}

interface Parts {
  readonly numbers: readonly number[];
  /** What makes it a pre-release, such as `rc01`; empty for a release. */
  readonly early: string;
}

function partsOf(value: string): Parts | undefined {
  // A name, a call or a template has its version elsewhere.
  if (/[$({]/.test(value) || /^[A-Za-z_][\w.]*$/.test(value)) return undefined;
  // Numbers in the address of a mirror are not the version of its file.
  const found = version.exec(value.slice(value.lastIndexOf('/') + 1))?.[0];
  if (found === undefined) return undefined;
  const [numbers = ''] = /^[\d.]+/.exec(found) ?? [];
  return { numbers: numbers.split('.').map(Number), early: found.slice(numbers.length).toLowerCase() };
}
