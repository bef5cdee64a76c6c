/** Finds examples of methods that do not compile, use what is deprecated, are too long, are missing, or belong to no method of any version. */

import { type ExampleGap, findMissingExamples, listExamples, type PluginModel } from '@capacitor-docs/reference';
import type { VersionName } from '../../config/versions';
import type { Problem } from './problem';
import { compileSnippets } from './read/snippet-compiler';

/** Maximum number of lines in an example. Longer code belongs on the page. */
const maxLines = 6;

/** Maximum length of a line in characters: what a card shows without scrolling. */
const maxColumns = 80;

/**
 * Checks the examples that a version shows.
 *
 * @param [folder] folder of the example files, if not the one of the project
 */
export function checkExamples(version: VersionName, plugins: readonly PluginModel[], folder?: string): Problem[] {
  const examples = listExamples(version, plugins, folder);
  const sizes = examples.flatMap(({ file, fenceLine, code }): Problem[] => {
    const lines = code.split('\n');
    const length = `The example has ${lines.length} lines, at most ${maxLines} fit`;
    const wide = lines.flatMap((line, index) => {
      const message = `The line has ${line.length} characters, at most ${maxColumns} fit`;
      return line.length > maxColumns ? [{ file, line: fenceLine + 1 + index, message }] : [];
    });
    return lines.length > maxLines ? [{ file, line: fenceLine, message: length }, ...wide] : wide;
  });
  const snippets = examples.map(({ file, line, fenceLine, code, imports, preamble }) => ({
    page: { version, file, id: '', route: '', frontMatter: {}, text: '' },
    language: 'ts',
    code,
    fenceLine,
    preamble: {
      code: [...imports, ...(preamble === undefined ? [] : [preamble.code])].join('\n'),
      line: (preamble?.line ?? line) - (preamble === undefined ? 0 : imports.length),
    },
  }));
  const compiled = compileSnippets(snippets).map(({ message, ...place }) => ({
    ...place,
    message: message
      .replace(/^ts block/, 'The example')
      .replace(/ does not compile:/, ` does not compile against the packages of ${version}:`),
  }));
  return [
    ...sizes,
    ...compiled,
    ...findMissingExamples(version, plugins, folder).map((gap) => describeMissing(version, gap)),
  ];
}

function describeMissing(version: VersionName, { file, line, id }: ExampleGap): Problem {
  return {
    file,
    line,
    message: `${id} of ${version} has no example: add a heading "## ${id}" with a ts block below it`,
  };
}

/** Reports examples that no version shows. */
export function checkStaleExamples(stale: readonly ExampleGap[]): Problem[] {
  return stale.map(({ file, line, id }) => ({
    file,
    line,
    message: `No version shows this example of "${id}": remove it, or correct its heading`,
  }));
}
