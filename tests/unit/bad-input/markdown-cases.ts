/** Pages with invalid content: directives, blocks, tabs, components, expressions, names in code. */
import { join } from 'node:path';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { parseMarkdown } from '../../../src/packages/shared/markdown/mdx';
import { expandDirectives, leafDirectives } from '../../../src/remark';
import { checkMentions } from '../../../src/remark/check-mentions';
import { type PageContext, problemAt } from '../../../src/remark/context';
import { findStructureProblems } from '../../../src/remark/structure';
import type { BadCase, HandledCase } from './bad-case';

const file = 'docs/page.md';

/** Runs the build's remark plugin on a page of v5, with the tree from the same parsers. */
function compile(text: string): void {
  const context: PageContext = { version: 'v5', file, reference: loadReference('v5') };
  const tree = parseMarkdown(text);
  const [problem] = findStructureProblems(tree, text, Object.keys(leafDirectives), join(projectRoot, file));
  if (problem !== undefined) throw problemAt(problem.node, context, problem.message);
  checkMentions(tree, context);
  expandDirectives(tree, context);
}

/** Creates a case with the problem in line 3 of a page. */
function atLine3(name: string, markdown: string, ...says: (string | RegExp)[]): BadCase {
  return atLine(3, name, markdown, ...says);
}

/** Creates a case with the problem in a given line of a page whose Markdown begins in line 3. */
function atLine(line: number, name: string, markdown: string, ...says: (string | RegExp)[]): BadCase {
  return { name, run: () => compile(`Text.\n\n${markdown}\n`), says: [`${file}:${line}: `, ...says] };
}

/** Each directive with a typo in its name. */
const wrongNames = Object.keys(leafDirectives).map((name) => {
  const slip = `${name}s`;
  return atLine3(`::${slip}`, `::${slip}`, `Unknown directive "::${slip}"`, `Did you mean "::${name}"?`);
});

/** Each directive with an unknown attribute. */
const wrongAttributes = Object.keys(leafDirectives).map((name) =>
  atLine3(`::${name} with an unknown attribute`, `::${name}{nothing="x"}`, `"::${name}" has no attribute "nothing"`),
);

/** Directives that refer to something that does not exist, and the closest match. */
const wrongTargets: readonly (readonly [markdown: string, ...says: string[]])[] = [
  ['::plugin-api{plugin="camrea"}', 'v5 has no plugin "camrea"', 'Did you mean "camera"?'],
  ['::plugin-api{plugin=""}', 'v5 has no plugin ""'],
  ['::plugin-api', 'v5 has no plugin ""'],
  ['::plugin-api{plugin="storage"}', 'v5 has no plugin "storage"'],
  ['::plugin-api{plugin="../camera"}', 'v5 has no plugin "../camera"'],
  ['::plugin-variables{plugin="geolocaton"}', 'Did you mean "geolocation"?'],
  ['::plugin-variables', 'v5 has no plugin ""'],
  ['::cli-command{name="snyc"}', 'The CLI of v5 has no command "snyc"', 'Did you mean "sync"?'],
  ['::cli-command', 'The CLI of v5 has no command ""'],
  ['::cli-command{name="--help"}', 'has no command "--help"'],
  ['::install', '"::install" names no package', 'packages="@capacitor/camera"'],
  ['::install{packages=""}', '"::install" names no package'],
  ['::install{packages="@capacitor/camra"}', 'v5 has no package', 'Did you mean "@capacitor/camera"?'],
  ['::install{packages="@capacitor/camera camera"}', 'v5 has no package "camera"'],
  ['::install{dev="@capacitor/cil"}', 'Did you mean "@capacitor/cli"?'],
  ['::install{packages="@capacitor/camera" sync="no"}', 'sync', 'false'],
  ['::template-diff', 'needs from="…"', 'one of v5, v4, v3, v2'],
  ['::template-diff{from="v4"}', 'needs to="…"'],
  ['::template-diff{from="4" to="v5" platform="ios" file="App/Podfile"}', 'it has "4"'],
  ['::template-diff{from="v4" to="v6" platform="ios" file="App/Podfile"}', 'it has "v6"'],
  ['::template-diff{from="v4" to="v5" file="App/Podfile"}', 'needs platform="…"', 'one of android, ios'],
  ['::template-diff{from="v4" to="v5" platform="web" file="x"}', 'it has "web"'],
  ['::template-diff{from="v4" to="v5" platform="ios"}', 'have no file ""'],
  ['::template-diff{from="v4" to="v5" platform="ios" file="App/Podfiel"}', 'Did you mean "App/Podfile"?'],
  [':fact[minSdkVerson]', 'Unknown fact "minSdkVerson"', 'Did you mean "minSdkVersion"?'],
  [':fact[]', 'Unknown fact ""'],
  [':fact', 'Unknown fact ""'],
  ['`{{fact:xcod}}`', 'Unknown fact "xcod"', 'Did you mean "xcode"?'],
  ['```bash\nnpm i -g npm@{{fact:npm}}\n```', 'Unknown fact "npm"'],
  ['{{fact:minSdkVersion}}', 'In text a fact is written :fact[minSdkVersion]'],
];

const wrongBlocks: readonly (readonly [name: string, markdown: string, ...says: string[]])[] = [
  ...['nte', 'tipp', 'wraning', 'cauton', 'inof', 'dangre'].map(
    (name) => [`the block :::${name}`, `:::${name}\n\nText.\n\n:::`, `no block ":::${name}"`, 'Did you mean'] as const,
  ),
  ['an unknown block', ':::spoiler\n\nText.\n\n:::', 'no block ":::spoiler"', 'Known are'],
  ...['note', 'tip', 'danger'].map(
    (name) => [`the block :::${name} without an end`, `:::${name}\n\nText.`, `":::${name}" is not closed`] as const,
  ),
  ['a block with its title behind it', ':::note A title\n\nText.\n\n:::', 'title into brackets', ':::note[Title]'],
  ['a block behind a blank', '::: note\n\nText.\n\n:::', 'does not begin a block here'],
  ['an end without a beginning', ':::', 'nothing to close'],
  ['a directive in the text', 'See ::plugin-list here.', 'in a separate line'],
  ['a directive of the text that is unknown', 'A :badge[new] thing.', 'no directive ":badge[new]"', ':fact[name]'],
  ['a directive of the text with attributes', 'A :kbd{key="a"} thing.', 'no directive ":kbd"'],
];

const tab = '<TabItem value="ios">\n\nText.\n\n</TabItem>';
const wrongComponents: readonly (readonly [name: string, markdown: string, ...says: string[]])[] = [
  ...['Tab', 'TabsItem', 'TabItems', 'Detials'].map(
    (name) => [`the component <${name}>`, `<${name} />`, `no component <${name}>`, 'Did you mean'] as const,
  ),
  ['an unknown component', 'Call <Camera /> here.', 'no component <Camera>', 'write the name as code'],
  ['a component of an object', '<Ui.Button />', 'no component <Ui.Button>'],
  ['tabs without a tab', '<Tabs></Tabs>', '<Tabs> has no <TabItem>'],
  [
    'tabs that only a component knows',
    '<Tabs>\n<Details />\n</Tabs>',
    "can't know which tab <Details> makes",
    'values={[',
  ],
  ['a parameter without a name', `<Tabs queryString>\n${tab}\n</Tabs>`, 'queryString="platform"'],
  ['a tab that the values lack', `<Tabs values={[{ value: 'iso' }]}>\n${tab}\n</Tabs>`, 'Did you mean "iso"?'],
  ['two tabs with one value', `<Tabs>\n${tab}\n${tab}\n</Tabs>`, 'two tabs with the value "ios"'],
  [
    'a default that no tab has',
    `<Tabs defaultValue="iso">\n${tab}\n</Tabs>`,
    'defaultValue "iso"',
    'Did you mean "ios"?',
  ],
  ['a tab alone', tab, '<TabItem> must be in <Tabs>'],
  ['a style as a text', '<p style="color: red">x</p>', 'style must be an object'],
  ['an expression with an unknown name', 'Text {appId} here.', '"{appId}" asks for "appId"', 'For braces in text'],
  ['an expression with a field of it', 'Text {config.appId} here.', 'asks for "config"'],
  ['an expression that calls it', 'Text {format(3)} here.', 'asks for "format"'],
  ['an expression in a line of its own', '{appId}', 'asks for "appId"'],
];

/** Addresses that run code, obfuscated in various ways. */
const codeAddresses: readonly (readonly [address: string, scheme: string])[] = [
  ['javascript:alert(1)', 'javascript:'],
  ['JaVaScRiPt:alert(1)', 'javascript:'],
  ['java&#115;cript:alert(1)', 'javascript:'],
  ['&#x6A;avascript&colon;alert(1)', 'javascript:'],
  ['java&Tab;script:alert(1)', 'javascript:'],
  ['java&NewLine;script:alert(1)', 'javascript:'],
  ['vbscript:msgbox(1)', 'vbscript:'],
  ['data:text/html;base64,PHNjcmlwdD4', 'data:text/html'],
  ['DATA:application/xhtml+xml,x', 'data:application/xhtml+xml'],
  ['data:,x', 'data:'],
];

/** Two of these are in a later line. */
const wrongTexts: readonly (readonly [line: number, name: string, markdown: string, ...says: string[]])[] = [
  [5, 'tabs with text', '<Tabs>\n\nText.\n\n</Tabs>', 'put “Text.” into a <TabItem>'],
  [4, 'tabs with another element', `<Tabs>\n<p>x</p>\n${tab}\n</Tabs>`, 'put “x” into a <TabItem>'],
  [3, 'a block of code without an end', '```bash\nls\n\nText.', 'is not closed', 'Write ``` in a separate line'],
  [3, 'a diagram', '```mermaid\ngraph TD\n```', 'Nothing draws "mermaid" blocks here. Save the diagram as a picture'],
  [3, 'a block of TeX', '```Math\nx^2\n```', 'Nothing draws "Math" blocks here. Write the formula as code'],
  [3, 'a live block', '```jsx live\n<b />\n```', '"live" does nothing here. Show the result'],
  [3, 'npm2yarn', '```bash npm2yarn\nnpm i\n```', '"npm2yarn" does nothing here. Write ::install'],
  [3, 'a formula', 'A line with $x^2$.', 'Nothing draws the formula $x^2$'],
  [3, 'a formula of lines', '$$\na_1\n$$', 'Nothing draws the formula $$ a_1 $$'],
  [3, 'a mark without a footnote', 'A claim.[^1]', 'There is no footnote [^1]'],
  [5, 'a footnote without a mark', 'A claim.\n\n[^1]: Text.', 'Nothing leads to the footnote [^1]'],
  [6, 'a footnote that is there twice', 'A claim.[^1]\n\n[^1]: One.\n[^1]: Two.', '[^1] is in line 5 already'],
  [
    3,
    'a component of the theme',
    '<Admonition type="note">x</Admonition>',
    "import Admonition from '@theme/Admonition'",
  ],
  [3, 'a missing file', "import A from './misssing';\n\n<A />", 'no file "./misssing"'],
  [3, 'a missing component', "import A from '@site/src/components/MyVersin';\n\n<A />", 'Did you mean "MyVersion"?'],
  [3, 'a missing package', "import A from 'no-such-package';\n\n<A />", 'no package "no-such-package"'],
  [3, 'a missing picture', "<b title={require('@site/static/img/logo.sgv').default} />", 'Did you mean "logo.svg"?'],
  [
    3,
    'an SVG as an address',
    "<b title={require('@site/static/img/logo.svg').default} />",
    'is a component, not an address',
    '<Picture />',
  ],
  [3, 'a missing text of a file', "import a from '!!raw-loader!./a.txt';\n\n{a}", 'no file "./a.txt"'],
  [3, 'an import with another loader', "import a from '!!html-loader!./a.txt';\n\n{a}", 'only loader for imports'],
  [
    3,
    'a relative import from outside',
    "import a from '../versions.json';\n\n{a.length}",
    'Write "@site/versions.json"',
  ],
  [3, 'a component for browsers', '<BrowserOnly>{() => window.name}</BrowserOnly>', 'BrowserOnly does nothing here'],
  [3, 'a name of browsers', "Text {typeof window === 'undefined' ? 1 : window.name}", 'Only browsers have "window"'],
  [5, 'code with an unknown name', 'export const A = 1;\n\n{A === 1 && unknown}', 'asks for "unknown"'],
  [3, 'a picture without the base path', '<img src="/img/logo.svg" alt="x" />', 'which is below /docs/', 'useBaseUrl'],
  [3, 'a link without the base path', '<a href="/next/config">x</a>', '[text](/next/config)'],
];

const wrongCode: readonly (readonly [name: string, markdown: string, ...says: string[]])[] = [
  ...codeAddresses.flatMap(([address, scheme]) => [
    [`the link ${address}`, `[Go](${address})`, `An address with ${scheme} is code`, 'Write where it leads'] as const,
    [`the attribute ${address}`, `<a href="${address}">Go</a>`, `<a>: an address with ${scheme} is code`] as const,
  ]),
  ['an attribute with a control character', '<a href="&#1;javascript:x">Go</a>', '<a>: ', 'javascript:'],
  ['a picture that is code', '![A](<javascript:alert(1)>)', 'javascript: is code'],
  ['the address of a reference that is code', '[go]: javascript:alert(1)\n\n[Go][go]', 'javascript: is code'],
  ...['src', 'srcSet', 'action', 'formAction', 'xlinkHref', 'xlink:href', 'poster', 'to'].map(
    (name) => [`the attribute ${name} with code`, `<b ${name}="javascript:x">x</b>`, '<b>: ', 'javascript:'] as const,
  ),
  ['a second picture that is code', '<img srcset="/a.png 1x, javascript:x 2x" alt="" />', '<img>: ', 'javascript:'],
  ['an address in braces', "<a href={'javascript:x'}>Go</a>", '<a>: ', 'javascript:'],
  ['an address of parts', "<a href={'java' + 'script:x'}>Go</a>", '<a>: ', 'javascript:'],
  ['an address that code completes', '<a href={`javascript:${toc}`}>Go</a>', '<a>: ', 'javascript:'],
  ['an address of two', "<a href={toc ? '/a' : 'javascript:x'}>Go</a>", '<a>: ', 'javascript:'],
  ['a script', '<script>alert(1)</script>', '<script> is not allowed', 'client module'],
  ['a script in the text', 'Text <script src="/a.js" /> here.', '<script> is not allowed'],
  ['a script in capitals', '<Script />', '<Script> is not allowed'],
  ['a script in the head', '<Head><script src="/a.js" /></Head>', '<script> is not allowed'],
  ['a script in a picture', '<svg><script>1</script></svg>', '<script> is not allowed'],
  ['a script of an expression', '{[1].map(() => <script>1</script>)}', '<script> is not allowed'],
  ['a script of a component', 'export const A = () => <script src="/a.js" />;', '<script> is not allowed'],
  ['a link of an expression', "{<a href='javascript:x'>Go</a>}", 'javascript: is code'],
  ['a handler as a text', '<p onclick="go()">x</p>', '<p>: onclick is not allowed', 'Remove it'],
  ['a handler', '<button onClick={() => go()}>x</button>', '<button>: onClick is not allowed'],
  ['a handler of an expression', '{<button onClick={() => 1}>x</button>}', 'onClick is not allowed'],
  ['HTML in an attribute', '<p dangerouslySetInnerHTML={{ __html: toc }} />', 'dangerouslySetInnerHTML is not allowed'],
  ['a page in an attribute', '<iframe srcdoc="<p>x</p>" />', 'srcdoc is not allowed'],
  ['a frame of another host', '<iframe src="https://a.example/x" />', '<iframe>: the published site blocks frames'],
  ['a picture of another host', '![A](https://a.example/x.png)', 'The published site blocks pictures'],
  ['a video of another host', '{<video src="https://a.example/x.mp4" />}', '<video>: the published site blocks'],
  ['fonts of another host', '<link rel="stylesheet" href="https://a.example/x.css" />', '<link>: ', 'style sheets'],
  [
    'a picture for each color mode',
    "<ThemedImage sources={{ light: '/a.png', dark: '//a.example/b.png' }} />",
    'pictures',
  ],
  ['attributes that nobody sees', '<p {...props}>x</p>', '{...props} hides what it sets', 'Write each attribute out'],
];

const client = "import Counter from '@site/tests/fixtures/islands/components/counter';\n\n";

const remedy = "begins with 'use client'";

/** Components that need React in the browser, with the line and the kind of the problem. */
const wrongIslands: readonly (readonly [line: number, name: string, markdown: string, ...says: (string | RegExp)[]])[] =
  [
    [3, 'a hook', "import { useState } from 'react';\n\n{useState(1)}", 'useState does nothing here', remedy],
    [
      3,
      'a component of the page with a hook',
      "export const A = () => React.useReducer(b, 2);\nimport React from 'react';",
      'useReducer does nothing here',
      remedy,
    ],
    [
      4,
      'a component of the page with a handler',
      'export const A = () => (\n  <button onClick={() => 1}>x</button>\n);',
      'onClick is not allowed',
      remedy,
    ],
    [5, 'a function as a property', `${client}<Counter format={(value) => value} />`, '“format” holds a function'],
    [5, 'an element as a property', `${client}<Counter icon={<b>1</b>} />`, '“icon” holds an element'],
    [
      5,
      'an unknown directive',
      `${client}<Counter client:vissible />`,
      'no client:vissible',
      'Did you mean "client:visible"?',
    ],
    [
      5,
      'two directives',
      `${client}<Counter client:idle client:load />`,
      'client:idle and client:load exclude each other',
    ],
    [5, 'a directive with a value', `${client}<Counter client:idle="soon" />`, 'client:idle has no value'],
    [3, 'a directive of an element', '<div client:load>1</div>', 'client:load is for components', 'Remove it'],
    [
      5,
      'a directive of a component from a package',
      "import Chart from 'some-chart';\n\n<Chart client:load />",
      'wrap the component in such a file',
    ],
  ];

const wrongMentions: readonly (readonly [markdown: string, ...says: string[]])[] = [
  ['`npx cap snyc`', '`npx cap snyc`', 'sync'],
  ['`npx cap run --life`', '`npx cap run --life`'],
  ['`npx cap add windows linux`', '`npx cap add windows linux`'],
  ['`server.androidSchema`', 'the nearest is "server.androidScheme"'],
  ['`android.minWebviewVersion`', 'the nearest is "android.minWebViewVersion"'],
  ['`plugins.CapacitorHtpp`', 'the nearest is "CapacitorHttp"'],
];

export const markdownCases: readonly BadCase[] = [
  ...wrongNames,
  ...wrongAttributes,
  ...wrongTargets.map(([markdown, ...says]) => atLine3(markdown, markdown, ...says)),
  ...wrongBlocks.map(([name, markdown, ...says]) => atLine3(name, markdown, ...says)),
  ...wrongComponents.map(([name, markdown, ...says]) => atLine3(name, markdown, ...says)),
  ...wrongTexts.map(([line, name, markdown, ...says]) => atLine(line, name, markdown, ...says)),
  ...wrongCode.map(([name, markdown, ...says]) => atLine3(name, markdown, ...says)),
  ...wrongIslands.map(([line, name, markdown, ...says]) => atLine(line, name, markdown, ...says)),
  ...wrongMentions.map(([markdown, ...says]) => atLine3(`the mention ${markdown}`, markdown, ...says)),
];

/** Text that looks like a mistake but is valid. */
export const handledMarkdown: readonly HandledCase[] = [
  'At 12:30, a ratio of 3:4 and `capacitor:copy:before` in text: capacitor:copy.',
  'An expression {/* a comment */} and {frontMatter.title}.',
  'export const level = 22;\n\nText {level}.',
  "import Diagram from '@site/src/components/MyVersion';\n\n<Diagram />",
  '> :::note\n>\n> In a quotation.\n>\n> :::',
  '::::note\n\n:::tip\n\nInside.\n\n:::\n\n::::',
  `<Tabs groupId="os" defaultValue="ios">\n${tab}\n</Tabs>`,
  `<Tabs values={[{ value: 'ios', label: 'iOS' }]}>\n{/* One. */}\n<div>\n${tab}\n</div>\n</Tabs>`,
  "<Tabs>\n{['a', 'b'].map((x) => <TabItem key={x} value={x}>{x}</TabItem>)}\n</Tabs>",
  `${client}<Counter start={1} client:idle />`,
  "import Tabs from '@theme/Tabs';\nimport CodeBlock from '@theme/CodeBlock';\n\n<CodeBlock>x</CodeBlock>",
  'The word javascript: in `javascript:x`, [a page](./javascript.md) and <a href="#javascript:x">here</a>.',
  '![A dot](data:image/gif;base64,R0lGODlhAQABAAAAACw=) <span data-on="x" lang="en">x</span>',
  '```html\n<script>alert(1)</script>\n<a href="javascript:x" onclick="y()">\n```',
  'It costs $5 or $10, `$x^2$` is code, and so is $HOME/a_b.',
  "import a from '@site/versions.json'; import * as b from '@site/versions.json';\n\n{a.length + b.length}",
  'export const a = 1, { b, c: [d] } = { b: 2, c: [3] };\n\n{a} {b} {d} {Object.keys({ e: 1 }).map((f) => <i key={f}>{f}</i>)} {new URL("https://a.example").host}',
  'A claim.[^1]\n\n[^1]: Text.',
  'Text with \\{braces\\} and a \\<tag>.',
].map((markdown) => ({ name: markdown.split('\n')[0] ?? '', run: () => compile(markdown), gives: undefined }));
