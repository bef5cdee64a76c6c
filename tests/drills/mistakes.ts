/** Mistakes that a writer makes in a page, and the messages that must then be shown. */

/** A mistake in the page below, or in `file` if it is set. */
export interface Mistake {
  readonly name: string;
  readonly file?: string;
  readonly make: (text: string) => string;
  /** The message after the location: the complete text if it is a string. */
  readonly message: string | RegExp;
  /** Whether it is listed in the terminal only. */
  readonly isStyle?: boolean;
}

const append =
  (...lines: readonly string[]) =>
  (text: string): string =>
    `${text}\n${lines.join('\n')}\n`;

/** The page in which the mistakes are made. */
export const page = { file: 'docs/guides/ads.md', route: '/docs/next/guides/ads' };

export const mistakes: readonly Mistake[] = [
  {
    name: 'a link to a page that there is not',
    make: append('See [the guide](./adds.md).'),
    message: './adds.md: there is no page docs/guides/adds.md; did you mean "./ads.md"?',
  },
  {
    name: 'an anchor that the page does not have',
    make: append('See [the guide](./ads.md#befor-you-start).'),
    message:
      './ads.md#befor-you-start: docs/guides/ads.md has no anchor #befor-you-start; did you mean "before-you-start"?',
  },
  {
    name: 'a picture that there is not',
    make: append('![A banner below a list](/img/diagrams/banner.svg)'),
    message: 'Image /img/diagrams/banner.svg: static/img/diagrams/banner.svg does not exist',
  },
  {
    name: 'a picture without a text alternative',
    make: append('![](/img/logo.svg)'),
    message: 'Images should have alternate text (alt text) (MD045)',
  },
  {
    name: 'a command that the CLI does not have',
    make: append('Run `npx cap snyc`.'),
    message: /^`npx cap snyc`: @capacitor\/cli@\S+ has no command "snyc"; the nearest is "sync"\.$/,
  },
  {
    name: 'a sample that does not compile',
    make: append('```ts', "const count: number = 'one';", 'export { count };', '```'),
    message: /^ts block does not compile: Type 'string' is not assignable to type 'number'/,
  },
  {
    name: 'a misspelled word',
    make: append('This is a misspeling.'),
    message: /^No dictionary has the word "misspeling"\. Did you mean "misspelling"\?/,
    isStyle: true,
  },
  {
    name: 'two headings with one id',
    make: append('## One {/* #same */}', '', 'Text.', '', '## Two {/* #same */}', '', 'Text.'),
    message: /^The id "same" is that of line \d+ already: give this one another/,
  },
  {
    name: 'a script in a page',
    make: append('<script>{`alert(1)`}</script>'),
    message: /^<script> is not allowed: /,
  },
  {
    name: 'a sidebar entry without a page',
    file: 'sidebars.ts',
    make: (text) => text.replace("'getting-started/ui'", "'getting-started/uii'"),
    message: 'there is no page "getting-started/uii" in docs. Did you mean "getting-started/ui"?',
  },
  {
    name: 'a directive that there is not',
    make: append('::plugin-apii{plugin="camera"}'),
    message: 'There is no directive ::plugin-apii; did you mean "plugin-api"?',
  },
  {
    name: 'a fact that there is not',
    make: append('Android :fact[minSdkVersio] or newer.'),
    message: 'There is no fact "minSdkVersio"; did you mean "minSdkVersion"?',
  },
  {
    name: 'front matter without a description',
    make: (text) => text.replace(/^description:.*\n/m, ''),
    message: 'the front matter has no description. Add one.',
  },
  {
    name: 'front matter that is no YAML',
    make: (text) => text.replace(/^description: .*$/m, 'description: "Show ads'),
    message: 'the quotes are not closed: description: "Show ads',
  },
  {
    name: 'a tab that is not closed',
    make: append('<Tabs groupId="platform">', '<TabItem value="ios" label="iOS">', '', 'Text.', '', '</TabItem>'),
    message:
      'The page is not valid MDX: <Tabs> is not closed. Write </Tabs> after it; if it is a name in text, put it in backticks: `<Tabs>`',
  },
  {
    name: 'an admonition that is not closed',
    make: append(':::note', '', 'Text.'),
    message: 'The block ":::note" is not closed. Write ::: in a separate line behind it.',
  },
  {
    name: 'a component with an impossible property',
    make: append('<Tabs client:soon>', '<TabItem value="a" label="A">', '', 'Text.', '', '</TabItem>', '</Tabs>'),
    message: /^<Tabs>: there is no client:soon\. .* Did you mean "client:load"\?$/,
  },
];
