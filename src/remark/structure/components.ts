/** Finds JSX elements that would fail only when the page is rendered, with a message that does not name the file. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import type { MdxElement } from '@capacitor-docs/shared/markdown';
import { describeClientCode, moveRemedy } from '../../build/checks/find-client-code';
import { basePath } from '../../config/versions';
import { suggestion } from '../../lib/nearest-name';

/** Components that a page may use without an import: upstream's and our own. See `src/theme/MDXComponents`. */
export const knownComponents: readonly string[] = ['Tabs', 'TabItem', 'Details', 'Head'];

/** @param imported names that the page imports or declares itself */
export function findComponentProblem(node: MdxElement, imported: readonly string[]): string | undefined {
  return findNameProblem(node, imported) ?? findAttributeProblem(node);
}

function findNameProblem({ name }: MdxElement, imported: readonly string[]): string | undefined {
  const [first = ''] = (name ?? '').split('.');
  if (!/^[A-Z]/.test(first) || knownComponents.includes(first) || imported.includes(first)) return undefined;
  if (first === 'BrowserOnly') return describeClientCode({ what: first }, moveRemedy);
  const isInTheme = existsSync(join(projectRoot, 'node_modules/@docusaurus/theme-classic/lib/theme', first));
  if (isInTheme) return `There is no component <${name}>. Import it: import ${first} from '@theme/${first}';`;
  const hint = suggestion(first, knownComponents) || ` Import it, or write the name as code: \`<${name}>\`.`;
  return `There is no component <${name}>.${hint}`;
}

/** Finds attributes that React rejects, which are styles as a string, and addresses to which nothing adds the base path. */
function findAttributeProblem({ name, attributes }: MdxElement): string | undefined {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    const { value } = attribute;
    if (attribute.name === 'style') return `<${name}>: style must be an object: style={{ color: 'red' }}.`;
    if (!/^[a-z]+$/.test(name ?? '') || !/^\/(?!\/)/.test(value) || `${value}/`.startsWith(basePath)) continue;
    if (attribute.name === 'href')
      return `<${name} href="${value}"> leads out of the site, which is below ${basePath}. Write a Markdown link, [text](${value}).`;
    if (attribute.name === 'src')
      return `<${name} src="${value}"> leads out of the site, which is below ${basePath}. Write ${name === 'img' ? `![what it shows](${value}), or ` : ''}src={useBaseUrl('${value}')} with import useBaseUrl from '@docusaurus/useBaseUrl'.`;
  }
  return undefined;
}
