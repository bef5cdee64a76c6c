import { basePath } from '../../../src/config/versions';

/** Differences between the Markdown of the peers. */
export interface Dialect {
  readonly name: 'vitepress' | 'starlight' | 'docusaurus';
  /** Whether to write the title as a heading: VitePress shows the first heading of the text, Starlight the title of the front matter. */
  readonly writesTitle: boolean;
  /** Path in front of absolute links in Markdown: VitePress adds its base itself, Starlight does not. */
  readonly linkBase: string;
  /** Text after a heading that sets its id. Starlight derives ids from the words. */
  readonly headingId: (id: string) => string;
  /** First line of an admonition, from the keyword that our pages use. */
  readonly openBox: (keyword: string, title: string) => string;
  /** Attribute that keeps braces in raw HTML from being parsed as a template. */
  readonly rawAttribute: string;
}

/** Our admonition keywords mapped to those of VitePress. A keyword that is not listed is the same in both. */
const vitepressBoxes: Readonly<Record<string, string>> = {
  note: 'info',
  important: 'info',
  secondary: 'info',
  success: 'tip',
  caution: 'warning',
};

const starlightBoxes: Readonly<Record<string, string>> = {
  info: 'note',
  important: 'note',
  secondary: 'note',
  success: 'tip',
  warning: 'caution',
};

export const vitepress: Dialect = {
  name: 'vitepress',
  writesTitle: true,
  linkBase: '/',
  headingId: (id) => ` {#${id}}`,
  openBox: (keyword, title) => `::: ${vitepressBoxes[keyword] ?? keyword} ${title}`.trimEnd(),
  rawAttribute: ' v-pre',
};

export const starlight: Dialect = {
  name: 'starlight',
  writesTitle: false,
  linkBase: basePath,
  headingId: () => '',
  openBox: (keyword, title) => `:::${starlightBoxes[keyword] ?? keyword}${title === '' ? '' : `[${title}]`}`,
  rawAttribute: '',
};

/** What Docusaurus reads without the components and plugins of this site. */
export const docusaurus: Dialect = {
  name: 'docusaurus',
  writesTitle: false,
  linkBase: basePath,
  headingId: (id) => ` {#${id}}`,
  openBox: (keyword, title) => `:::${keyword}${title === '' ? '' : `[${title}]`}`,
  rawAttribute: '',
};
