/** Finds tabs that can't be shown, which would fail only when the page is rendered, with a message that does not name the file. */

import {
  isMdxElement,
  type MdxElement,
  readTabs,
  readTextAttribute,
  type TabsContent,
  textOf,
} from '@capacitor-docs/shared/markdown';
import ts from '@capacitor-docs/shared/typescript';
import { suggestion } from '../../lib/nearest-name';
import { parseExpression } from '../page-code';
import type { StructureProblem } from './problem';

/** Finds what is wrong with a tab. @param isInTabs whether the node is somewhere in a `<Tabs>` */
export function findTabProblem(node: MdxElement, isInTabs: boolean): string | undefined {
  if (node.name !== 'TabItem') return undefined;
  if (!isInTabs) return '<TabItem> must be in <Tabs>.';
  return readTextAttribute(node, 'value') === ''
    ? '<TabItem> needs a value: <TabItem value="ios" label="iOS">.'
    : undefined;
}

/** Finds what is wrong with a group of tabs. */
export function findTabsProblem(node: MdxElement): StructureProblem | undefined {
  if (node.name !== 'Tabs') return undefined;
  const content = readTabs(node);
  const [other] = content.others;
  if (other !== undefined) {
    const what = isMdxElement(other) ? `<${other.name}>` : `“${textOf(other).trim().slice(0, 30)}”`;
    const message = `<Tabs> shows what is in its tabs only: put ${what} into a <TabItem>, or out of <Tabs>.`;
    return { node: other, message };
  }
  const given = readTextAttribute(node, 'values') === '' ? undefined : readValues(node);
  const message =
    findEmptyProblem(content, given !== undefined) ??
    findValueProblem(node, content, given) ??
    findAddressProblem(node);
  return message === undefined ? undefined : { node, message };
}

function findEmptyProblem({ items, code }: TabsContent, hasValues: boolean): string | undefined {
  const component = code.find(isMdxElement);
  if (component !== undefined && !hasValues)
    return `<Tabs> can't know which tab <${component.name}> makes. List all tabs: <Tabs values={[{ value: 'ios', label: 'iOS' }]}>.`;
  return items.length + code.length === 0 ? '<Tabs> has no <TabItem>. Add one, or remove it.' : undefined;
}

/** @param given values of the property `values`, as far as they are known; undefined without it */
function findValueProblem(
  node: MdxElement,
  { items, code }: TabsContent,
  given: string[] | undefined,
): string | undefined {
  const written = items.flatMap((item) => readTextAttribute(item, 'value') || []);
  const values = given ?? written;
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) return `<Tabs> has two tabs with the value "${twice}". Give each its own.`;
  const isKnown = given === undefined ? code.length === 0 && written.length === items.length : given.length > 0;
  if (!isKnown) return undefined;
  const foreign = written.find((value) => !values.includes(value));
  if (foreign !== undefined)
    return `The values of <Tabs> don't have the tab "${foreign}". Add { value: '${foreign}', label: '…' }.${suggestion(foreign, values)}`;
  const chosen = readTextAttribute(node, 'defaultValue');
  return chosen === '' || chosen === undefined || values.includes(chosen)
    ? undefined
    : `<Tabs> has no <TabItem> with its defaultValue "${chosen}".${suggestion(chosen, values)}`;
}

/** Reads the list that `values` contains. Empty if code computes it. */
function readValues({ attributes }: MdxElement): string[] {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'values');
  const list = typeof found?.value === 'object' && found.value ? parseExpression(found.value.value) : undefined;
  const unwrapped = list && ts.isParenthesizedExpression(list) ? list.expression : list;
  if (unwrapped === undefined || !ts.isArrayLiteralExpression(unwrapped)) return [];
  const values = unwrapped.elements.flatMap((element) => {
    const property = ts.isObjectLiteralExpression(element)
      ? element.properties.find((one) => one.name?.getText().replace(/['"]/g, '') === 'value')
      : undefined;
    const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
    return value && ts.isStringLiteralLike(value) ? [value.text] : [];
  });
  return values.length < unwrapped.elements.length ? [] : values;
}

function findAddressProblem(node: MdxElement): string | undefined {
  const hasParameter = node.attributes.some((one) => one.type === 'mdxJsxAttribute' && one.name === 'queryString');
  return hasParameter && readTextAttribute(node, 'queryString') === '' && readTextAttribute(node, 'groupId') === ''
    ? '<Tabs queryString> needs the name of the parameter: queryString="platform", or a groupId.'
    : undefined;
}
