/** What is wrong and what to write instead, by what the MDX compiler says. */
const explanations: readonly (readonly [reason: RegExp, explanation: string])[] = [
  [/^Unexpected character `!`.*/s, 'HTML comments do not work here. Write {/* … */}'],
  [
    /^Expected a closing tag for `<(area|br|col|embed|hr|img|input|link|meta|source|track|wbr)>`.*/s,
    '<$1> is not closed. Write <$1 />',
  ],
  [
    /^Expected a closing tag for `<([\w.:-]*)>`.*/s,
    '<$1> is not closed. Write </$1> after it; if it is a name in text, put it in backticks: `<$1>`',
  ],
  [
    /^Unexpected (closing (?:tag|slash) `[^`]+`).*/s,
    'the $1 closes nothing here. Remove it, or write the tag before it',
  ],
  [
    /^Unexpected .*(?:name|attribute|tag|<).*/s,
    'what begins with < here is not a tag. In text write &lt;, or put the words in backticks',
  ],
  [
    /.*import\/exports? with acorn.*/s,
    'lines that begin with import or export must be JavaScript, with an empty line below them. Begin a sentence with another word',
  ],
  [
    /.*(?:expression|corresponding closing brace).*/s,
    'what is in braces must be JavaScript. In text write \\{ and \\}, or put it in backticks; the id of a heading is {/* #id */}',
  ],
  [/\.?(?: \(\d+:\d+-\d+:\d+\))?$/, ''],
];

/**
 * Says what is wrong with something that the MDX compiler can't read, and what to write instead.
 *
 * @param reason as the compiler gives it
 * @returns the message without a period at its end
 */
export function explainSyntax(reason: string): string {
  const [pattern = /$/, explanation = ''] = explanations.find(([known]) => known.test(reason)) ?? [];
  return reason.replace(pattern, explanation);
}
