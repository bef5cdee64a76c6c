/** Examples of methods that do not compile against the packages of a version, that are too long or missing, and those that no method shows. */
import type { VersionName } from '../config/versions';
import { type ExampleGap, findMissingExamples, listExamples } from '../reference/examples';
import type { PluginModel } from '../reference/types';
import type { Problem } from './problem';
import { compileSnippets } from './read/snippet-compiler';

/** Most lines of an example: more belong on the page. */
const mostLines = 6;

/** Widest line that a card shows without scrolling. */
const mostColumns = 80;

/**
 * Checks the examples that a version shows.
 *
 * @param [folder] of the files, where it is not that of the project
 */
export function checkExamples(version: VersionName, plugins: readonly PluginModel[], folder?: string): Problem[] {
  const examples = listExamples(version, plugins, folder);
  const sizes = examples.flatMap(({ file, fenceLine, code }): Problem[] => {
    const lines = code.split('\n');
    const wide = lines.findIndex((line) => line.length > mostColumns);
    return [
      ...(lines.length > mostLines
        ? [{ file, line: fenceLine, message: `The example has ${lines.length} lines, at most ${mostLines} fit` }]
        : []),
      ...(wide < 0
        ? []
        : [
            {
              file,
              line: fenceLine + 1 + wide,
              message: `The line has ${lines[wide]?.length} characters, at most ${mostColumns} fit`,
            },
          ]),
    ];
  });
  const snippets = examples.map(({ file, line, fenceLine, code, imports }) => ({
    page: { version, file, route: '', frontMatter: {}, text: '' },
    language: 'ts',
    code,
    fenceLine,
    preamble: { code: imports.join('\n'), line },
  }));
  const compiled = compileSnippets(snippets).map(({ message, ...place }) => ({
    ...place,
    message: `${message.replace(/^ts block does not compile/, `The example does not compile against the packages of ${version}`)}`,
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

/** Examples that no version shows. */
export function checkStaleExamples(stale: readonly ExampleGap[]): Problem[] {
  return stale.map(({ file, line, id }) => ({
    file,
    line,
    message: `No version shows this example of "${id}": remove it, or correct its heading`,
  }));
}
