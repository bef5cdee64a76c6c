/**
 * Which major version a specifier of a `package.json` or a lock file names. Only what it names counts, not what a registry would offer today:
 *
 * | specifier | example | read as |
 * |---|---|---|
 * | exact version, also a pre-release | `4.6.1`, `=v4.0.0`, `5.0.0-rc.1` | its major |
 * | range within one major | `^4.1.0`, `~4`, `4.x.x`, `4.X`, `>=4.2 <5`, `4.0 - 4.9` | that major |
 * | range over several majors | `>=3<5`, `^3 \|\| ^4`, `<5`, `>4`, `*` | the majors that it allows: the reader chooses |
 * | Yarn's protocol, an alias of the same package | `npm:^4.0.0`, `npm:@capacitor/core@4.6.1` | as what follows |
 * | patch | `patch:@capacitor/core@npm:4.6.1#./a.patch` | as the package that is patched |
 * | version of a workspace | `workspace:^4.0.0` | as what follows |
 * | dist-tag of one major | `latest-4` | 4: the project keeps these tags on the last release of a major |
 * | other dist-tag | `latest`, `next`, `rc` | not known: it has meant every major in turn |
 * | tarball or git address with a version in its last part | `…/core-4.6.1.tgz`, `github:a/b#v4.6.1`, `…#semver:^4.0.0` | that version |
 * | other address, folder, branch, commit | `github:a/b`, `file:../core`, `link:../core` | not known |
 * | workspace without a version, catalog | `workspace:*`, `catalog:` | not known; a catalog is resolved before, if its file is there |
 * | alias of another package | `npm:@me/core@4.6.1` | not known: a fork counts as it likes |
 */
import Range from 'semver/classes/range.js';

export type SpecifierReading =
  /** `lowest` is the oldest version that it allows. */
  | { readonly kind: 'major'; readonly major: number; readonly lowest: string }
  /** It allows several majors, from 0 or another one to another one or all. */
  | { readonly kind: 'several'; readonly from: number; readonly to: number }
  /** It names none. `why` continues the sentence "This line …". */
  | { readonly kind: 'none'; readonly why: string };

/** Maximum lengths of a specifier and of a range, in characters. Real addresses have 200 at most, and ranges 40. */
const longest = { specifier: 500, range: 100 };

const none = (why: string): SpecifierReading => ({ kind: 'none', why });

/**
 * Reads the specifier of a package.
 *
 * @param specifier as the file has it, unchecked
 * @param name of the package that it is for
 */
export function readSpecifier(specifier: string, name: string): SpecifierReading {
  const text = specifier.trim();
  if (text.length > longest.specifier) return none('is too long for a version');
  const [, protocol = '', rest = ''] = /^(npm|patch|workspace|catalog|file|link|portal):(.*)$/s.exec(text) ?? [];
  switch (protocol) {
    case 'npm':
      return readAlias(rest, name);
    case 'patch':
      return readAlias(decode(rest.replace(/#.*$/s, '')), name);
    case 'workspace':
      return (
        (rest === '*' ? undefined : readRange(rest)) ?? none('takes the version that a folder of the workspace has')
      );
    case 'catalog':
      return none('takes its version from a catalog in another file: paste that file below this one');
    case 'file':
      return readAddress(rest) ?? none('points to a folder or a file');
    case 'link':
    case 'portal':
      return none('points to a folder');
  }
  if (/^(?:\.{1,2}|~)?\//.test(text)) return readAddress(text) ?? none('points to a folder or a file');
  if (/^(?:https?|git|ssh|git\+\w+|github|gitlab|bitbucket):|^git@|^[\w.-]+\/[\w.-]+(?:#|$)/.test(text))
    return readAddress(text) ?? none('is an address without a version');
  return readRange(text) ?? readTag(text);
}

/** Reads `^4.0.0`, `npm:^4.0.0` or `@capacitor/core@^4.0.0`, the last for this package only. */
function readAlias(text: string, name: string): SpecifierReading {
  const [, target, version = ''] = /^(@?[^@]+)@(.*)$/s.exec(text) ?? [];
  if (target === undefined) return readRange(text) ?? readTag(text);
  return target === name ? readSpecifier(version, name) : none('is an alias of another package');
}

function readTag(text: string): SpecifierReading {
  const major = /^latest-(\d{1,3})$/.exec(text)?.[1];
  if (major !== undefined) return { kind: 'major', major: Number(major), lowest: `${major}.0.0` };
  return none(/^[\w.-]+$/.test(text) ? 'is a tag, and tags move from version to version' : 'names no version');
}

/** Reads the version in the last part of an address or behind its `#`. */
function readAddress(text: string): SpecifierReading | undefined {
  const [place = '', fragment] = text.split('#');
  const range = /^semver:(.+)$/s.exec(decode(fragment ?? ''))?.[1];
  if (range !== undefined) return readRange(range);
  const last = fragment ?? /[^/]*$/.exec(place.replace(/[?].*$/s, ''))?.[0] ?? '';
  const version = /(?:^|[^\d.])(\d{1,3}\.\d{1,4}\.\d{1,4}(?:-[a-z]+\.\d{1,4})?)(?:$|[^\d.]|\.t)/i.exec(last)?.[1];
  return version === undefined ? undefined : readRange(version);
}

/** Reads a range of versions. `>=3<5` is read as it is meant, although npm takes it for a tag. */
function readRange(text: string): SpecifierReading | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > longest.range) return undefined;
  let range: Range;
  try {
    range = new Range(trimmed.replace(/(?<=[\w*])(?=[<>])/g, ' '));
  } catch {
    return undefined;
  }
  const spans = range.set.map((comparators) => {
    let [from, to, lowest] = [0, Number.POSITIVE_INFINITY, '0.0.0'];
    for (const { operator, semver } of comparators) {
      // Any version has a comparator without one.
      if (typeof semver.major !== 'number') continue;
      const { major, minor, patch, version } = semver;
      const isStart = operator === '<' && minor === 0 && patch === 0;
      if (operator !== '<' && operator !== '<=' && major >= from) [from, lowest] = [major, version];
      if (operator !== '>' && operator !== '>=') to = Math.min(to, isStart ? major - 1 : major);
    }
    return { from, to, lowest };
  });
  const [first = { from: 0, to: 0, lowest: '' }] = spans.sort((a, b) => a.from - b.from);
  const to = Math.max(...spans.map((span) => span.to));
  if (spans.some((span) => span.from > span.to)) return none('allows no version at all');
  return first.from === to
    ? { kind: 'major', major: to, lowest: first.lowest }
    : { kind: 'several', from: first.from, to };
}

/** Yarn writes `npm%3A4.6.1` for `npm:4.6.1`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
