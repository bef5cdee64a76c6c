import type { LeafDirective } from 'mdast-util-directive';
import { findNamed, type PageContext, problemAt } from './context';
import { code, element, type FlowNode } from './nodes';

/** Commands of each package manager that install packages and run a binary of the project. */
const managers = [
  { name: 'npm', add: 'npm install', addDev: 'npm install --save-dev', run: 'npx' },
  { name: 'yarn', add: 'yarn add', addDev: 'yarn add --dev', run: 'yarn' },
  { name: 'pnpm', add: 'pnpm add', addDev: 'pnpm add --save-dev', run: 'pnpm exec' },
] as const;

/** Expands `::install{packages="…" dev="…" sync=false}`: install commands for the page's version, in tabs that remember the choice. */
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
  return [element('Tabs', { groupId: 'package-manager' }, tabs)];
}

/** Adds to each package the major version that the page's version documents: a range within that major version. */
function withMajor(names: string, directive: LeafDirective, context: PageContext): string[] {
  return names
    .split(/[\s,]+/)
    .filter((name) => name !== '')
    .map((name) => {
      const message = `${context.version} has no package "${name}".`;
      const { packages } = context.reference;
      const { version } = findNamed(packages, (one) => one.name, name, directive, context, message);
      return `${name}@${version.split('.')[0]}`;
    });
}
