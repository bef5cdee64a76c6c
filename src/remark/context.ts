/** The page that a directive is on, and the errors about it. */

import { loadReference, type PluginModel, type Reference } from '@capacitor-docs/reference';
import { pathFrom, projectRoot } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import type { Node } from 'unist';
import { docsVersions, latestVersion, type VersionName } from '../config/versions';
import { suggestion } from '../lib/nearest-name';

/** Data about the page that contains a directive. */
export interface PageContext {
  version: VersionName;
  /** The page's file, relative to the root of the project, with forward slashes. */
  file: string;
  reference: Reference;
}

/**
 * Finds which docs version a file belongs to.
 *
 * @param file absolute path of a page
 * @returns its version, or `undefined` for a page that belongs to none (such as those of `src/pages`)
 */
export function versionOfFile(file: string): VersionName | undefined {
  const relative = pathFrom(projectRoot, file);
  return docsVersions.find(({ docsDir }) => relative.startsWith(`${docsDir}/`))?.name;
}

/** Builds the context of a page. Pages outside the versions use the latest release. */
export function createContext(file: string): PageContext {
  const version = versionOfFile(file) ?? latestVersion.name;
  return { version, file: pathFrom(projectRoot, file), reference: loadReference(version) };
}

/**
 * Creates the error that stops the build: one line with file, line, problem and the nearest known name.
 *
 * @param known valid names, for the hint
 */
export function problemAt(
  node: Node,
  context: PageContext,
  message: string,
  wrong = '',
  known: readonly string[] = [],
): Error {
  return new Error(`${context.file}:${node.position?.start.line ?? 1}: ${message}${suggestion(wrong, known)}`);
}

/**
 * Finds what a page names.
 *
 * @param nameOf reads the name of each candidate
 * @param message what is wrong if none of them has the name
 * @throws that error, with the nearest name; see `problemAt`
 */
export function findNamed<Candidate>(
  candidates: readonly Candidate[],
  nameOf: (candidate: Candidate) => string,
  name: string,
  node: Node,
  context: PageContext,
  message: string,
): Candidate {
  const found = candidates.find((candidate) => nameOf(candidate) === name);
  if (found === undefined) throw problemAt(node, context, message, name, candidates.map(nameOf));
  return found;
}

/** Returns the plugin named in `plugin="…"`. Throws an error with the nearest name if the version has no such plugin. */
export function findPlugin(directive: LeafDirective, context: PageContext): PluginModel {
  const name = directive.attributes?.plugin ?? '';
  const message = `${context.version} has no plugin "${name}".`;
  return findNamed(context.reference.plugins, ({ page }) => page, name, directive, context, message);
}
