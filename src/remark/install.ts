import type { LeafDirective } from 'mdast-util-directive';
import type { PageContext } from './context';
import { code, element, type FlowNode } from './nodes';
import { problemAt } from './problem';

/** How each package manager installs packages and runs a binary of the project. */
const managers = [
  { name: 'npm', add: 'npm install', addDev: 'npm install --save-dev', run: 'npx' },
  { name: 'yarn', add: 'yarn add', addDev: 'yarn add --dev', run: 'yarn' },
  { name: 'pnpm', add: 'pnpm add', addDev: 'pnpm add --save-dev', run: 'pnpm exec' },
] as const;

/** `::install{packages="…" dev="…" sync=false}`: install commands of the page's version, as tabs that remember the choice. */
export function expandInstall(directive: LeafDirective, context: PageContext): FlowNode[] {
  const { packages = '', dev = '', sync } = directive.attributes ?? {};
  if (sync !== undefined && sync !== 'false' && sync !== 'true') {
    throw problemAt(directive, context, `"::install" has sync="${sync}": write sync=false, or leave it out.`);
  }
  const wanted = withMajor(packages ?? '', directive, context);
  const wantedDev = withMajor(dev ?? '', directive, context);
  if (wanted.length + wantedDev.length === 0) {
    throw problemAt(directive, context, '"::install" names no package: write packages="@capacitor/camera".');
  }
  const tabs = managers.map(({ name, add, addDev, run }) => {
    const lines = [
      ...(wanted.length > 0 ? [`${add} ${wanted.join(' ')}`] : []),
      ...(wantedDev.length > 0 ? [`${addDev} ${wantedDev.join(' ')}`] : []),
      ...(sync === 'false' ? [] : [`${run} cap sync`]),
    ];
    return element('TabItem', { value: name, label: name }, code('bash', lines.join('\n')));
  });
  return [element('Tabs', { groupId: 'package-manager' }, ...tabs)];
}

/** Adds to each package the major that the page's version documents: a range that stays inside that line. */
function withMajor(names: string, directive: LeafDirective, context: PageContext): string[] {
  return names
    .split(/[\s,]+/)
    .filter((name) => name !== '')
    .map((name) => {
      const found = context.reference.packages.find((candidate) => candidate.name === name);
      if (found === undefined) {
        const known = context.reference.packages.map((candidate) => candidate.name);
        throw problemAt(directive, context, `${context.version} has no package "${name}".`, name, known);
      }
      return `${name}@${found.version.split('.')[0]}`;
    });
}
