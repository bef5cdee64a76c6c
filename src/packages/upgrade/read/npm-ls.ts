import type { Dependency } from '../plan/plan';
import { exactVersion, ownPackage, type Reading } from './reading';

/** A line of the tree: its branches, the package, and what npm says about it. */
const treeLine = /^([│├└┬─|+`\\ -]*[─┬-] )(?:UNMET (?:[A-Z]+ )?DEPENDENCY )?(@?[^\s@]+)@(\S+)(.*)$/;

/** Whether a text is the output of `npm ls`, or a part of it. */
export function isNpmTree(text: string): boolean {
  return /^[ \t]*(?:[├└]─|[+`\\]--)[─┬-]* \S/m.test(text);
}

/** Reads the tree that `npm ls` prints. The first level has the app's own packages, or the projects of a workspace with theirs. */
export function readNpmLs(text: string): Reading {
  const root = { name: '', folder: '', dependencies: [] as Dependency[] };
  const projects = [root];
  let project: typeof root | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const plain = line.trimEnd();
    const [, branches, name, version, rest] = treeLine.exec(plain) ?? [];
    if (branches === undefined || name === undefined || version === undefined) {
      root.name ||= /^(@?[^\s@]+)@\d\S* \S/.exec(plain)?.[1] ?? '';
      continue;
    }
    // Each level takes two characters more, from four on.
    const depth = Math.floor(branches.length / 2) - 1;
    const folder = / -> (?:\.[\\/])?(\S+)/.exec(rest ?? '')?.[1];
    if (depth === 1) project = folder === undefined ? undefined : { name, folder, dependencies: [] };
    if (depth === 1 && project !== undefined) projects.push(project);
    else if (depth === 1 || (depth === 2 && project !== undefined)) {
      const installed = plain.includes('UNMET') ? undefined : exactVersion(version);
      (project ?? root).dependencies.push(ownPackage(name, version, { line: index + 1, installed }));
    }
  }
  return { format: 'npm ls', manager: 'npm', projects };
}
