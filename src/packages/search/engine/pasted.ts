/** Finds the message in a pasted text that also contains everything around it. */

/** Maximum length of a single line of text that counts as typed, in characters. */
const typedLength = 120;

/** Maximum number of characters to read. The rest of a longer text is ignored. */
const longestText = 5000;

/** Lines that surround every message: build steps, stack traces, tips. */
const noiseLines = new RegExp(
  [
    String.raw`^\s*(?:\[capacitor\]\s*)?(?:`,
    [
      String.raw`at [\w.$<>]+[(:].*`,
      String.raw`from \/.*`,
      String.raw`[✔√│|⠇/\\-] .*`,
      String.raw`\[info\].*`,
      String.raw`@?[\w./-]+@\d[\w.-]*`,
      '> (?:Task :|Configure project|Run with|Get more help).*',
      String.raw`\* (?:Try|Exception is|What went wrong|Get more help).*`,
      String.raw`(?:FAILURE: )?Build (?:failed with an exception|completed with \d+ failures).*`,
      String.raw`(?:\*\* )?BUILD FAILED.*`,
      'Run with --.*',
      String.raw`\[ERROR\] An error occurred while running subprocess.*`,
      'More details for this error.*',
      '-+',
    ].join('|'),
    ')$',
  ].join(''),
  'gim',
);

/** Text that differs from one machine, device or run to the next. */
const noise = [
  /https?:\/\/\S+/g,
  /\b0x[\da-f]+\b/gi,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b\d{1,4}[-:./]\d{1,2}[-:./]\d{1,4}\S*/g,
  /\b(?=\w*\d)(?=\w*[a-z])\w{14,}\b/gi,
  /\[(?:capacitor|error|fatal|warn|log|info)\]/gi,
  /:\d+(?::\d+)?\b/g,
];

/** Folders of a path. Its last name is kept. */
const folders = /(?:[a-z]:)?(?:[\\/][\w.@ +~-]+)*[\\/](?=[\w.@+-])/gi;

/** True for text that is too long to be typed, or has several lines. */
export function isPasted(text: string): boolean {
  return text.length > typedLength || text.includes('\n');
}

/** Removes paths, addresses, numbers and stack traces from pasted text. */
export function cleanPasted(text: string): string {
  const lines = text.slice(0, longestText).replace(noiseLines, '');
  return noise.reduce((rest, pattern) => rest.replace(pattern, ' '), lines).replace(folders, ' ');
}

/** Words on lines that say what went wrong. */
const speaking =
  /error|fail|exception|could ?n[o']t|can ?not|can't|unable|invalid|missing|denied|refused|not (?:found|exist|recogni|supported|allowed|implemented|valid)|no such|does(?: not|n't)|must|requires?|undefined|warn|unexpected|conflict|duplicate/i;

/** Splits a pasted text into passages: single lines, and pairs of neighboring lines, because terminals wrap messages. */
export function readPassages(text: string): string[] {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  return [...lines, ...lines.slice(1).map((line, index) => `${lines[index]} ${line}`)];
}

/** Returns the lines of a pasted text that say what went wrong, or all of it when none does. */
export function readErrorLines(text: string): string {
  const loud = text.split('\n').filter((line) => speaking.test(line));
  return loud.length > 0 ? loud.join('\n') : text;
}
