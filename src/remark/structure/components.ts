/** Finds JSX elements that would fail only when the page is rendered, with a message that does not name the file. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { type StructureProblem, suggest } from './structure-problem';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** Components that a page may use without an import: upstream's and our own. See `src/theme/MDXComponents`. */
export const knownComponents: readonly string[] = ['Tabs', 'TabItem', 'Details', 'Head'];

/** @param imported names that the page imports or declares itself */
export function findComponentProblem(
  node: Nodes,
  parent: Nodes | undefined,
  imported: readonly string[],
): StructureProblem | undefined {
  if (!isElement(node)) return undefined;
  const message = findNameProblem(node, imported) ?? findAttributeProblem(node) ?? findTabsProblem(node, parent);
  return message === undefined ? undefined : { node, message };
}

function findNameProblem({ name }: Element, imported: readonly string[]): string | undefined {
  const [first = ''] = (name ?? '').split('.');
  if (!/^[A-Z]/.test(first) || knownComponents.includes(first) || imported.includes(first)) return undefined;
  const hint = suggest(first, knownComponents) || ` Import it, or write the name as code: \`<${name}>\`.`;
  return `There is no component <${name}>.${hint}`;
}

/** Finds attributes that React rejects: styles as a string. */
function findAttributeProblem({ name, attributes }: Element): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    if (attribute.name === 'style') return `<${name}>: style must be an object: style={{ color: 'red' }}.`;
  }
  return undefined;
}

function findTabsProblem(node: Element, parent: Nodes | undefined): string | undefined {
  if (node.name === 'TabItem') {
    if (parent === undefined || !isElement(parent) || parent.name !== 'Tabs') {
      return '<TabItem> must be directly in <Tabs>.';
    }
    return readText(node, 'value') === '' ? '<TabItem> needs a value: <TabItem value="ios" label="iOS">.' : undefined;
  }
  if (node.name !== 'Tabs') return undefined;
  const items = node.children.filter((child) => isElement(child) && child.name === 'TabItem').filter(isElement);
  const foreign = node.children.find((child) => !(isElement(child) && child.name === 'TabItem'));
  if (foreign !== undefined) {
    const what = isElement(foreign) ? `<${foreign.name}>` : `a ${foreign.type}`;
    return `<Tabs> may hold <TabItem> only, but has ${what} in line ${foreign.position?.start.line ?? '?'}.`;
  }
  if (items.length === 0) return '<Tabs> has no <TabItem>. Add one, or remove it.';
  const values = items.map((item) => readText(item, 'value'));
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) return `<Tabs> has two <TabItem> with the value "${twice}". Give each its own.`;
  const chosen = readText(node, 'defaultValue');
  return chosen === '' || values.includes(chosen)
    ? undefined
    : `<Tabs> has no <TabItem> with its defaultValue "${chosen}".${suggest(chosen, values)}`;
}

function readText({ attributes }: Element, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value.trim() : '';
}

function isElement(node: Nodes): node is Element {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}
