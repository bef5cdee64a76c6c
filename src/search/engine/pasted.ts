/** What a message keeps that somebody pastes with all that stood around it. */

/** Text of at most so many characters in one line is typed. */
const typedLength = 120;

/** The rest of a longer text is not read. */
const longestText = 5000;

/** Lines that stand around every message: steps of a build, stack traces, tips. */
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

/** What differs from one machine, device and run to the next. */
const noise = [
  /https?:\/\/\S+/g,
  /\b0x[\da-f]+\b/gi,
  /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi,
  /\b\d{1,4}[-:./]\d{1,2}[-:./]\d{1,4}\S*/g,
  /\b(?=\w*\d)(?=\w*[a-z])\w{14,}\b/gi,
  /\[(?:capacitor|error|fatal|warn|log|info)\]/gi,
  /:\d+(?::\d+)?\b/g,
];

/** Folders of a path; its last name stays. */
const folders = /(?:[a-z]:)?(?:[\\/][\w.@ +~-]+)*[\\/](?=[\w.@+-])/gi;

/** True for text that nobody types. */
export function isPasted(text: string): boolean {
  return text.length > typedLength || text.includes('\n');
}

/** Takes paths, addresses, numbers and stack traces out of pasted text. */
export function cleanPasted(text: string): string {
  const lines = text.slice(0, longestText).replace(noiseLines, '');
  return noise.reduce((rest, pattern) => rest.replace(pattern, ' '), lines).replace(folders, ' ');
}

/** Words of lines that tell what went wrong. */
const speaking =
  /error|fail|exception|could ?n[o']t|can ?not|can't|unable|invalid|missing|denied|refused|not (?:found|exist|recogni|supported|allowed|implemented|valid)|no such|does(?: not|n't)|must|requires?|undefined|warn|unexpected|conflict|duplicate/i;

/** A pasted text cut into passages: lines, and lines with the one after, because terminals break messages. */
export function readPassages(text: string): string[] {
  const lines = text.split('\n').filter((line) => /\p{L}/u.test(line));
  return [...lines, ...lines.slice(1).map((line, index) => `${lines[index]} ${line}`)];
}

/** The lines of a pasted text that tell what went wrong; all of it where none does. */
export function readLoudLines(text: string): string {
  const loud = text.split('\n').filter((line) => speaking.test(line));
  return loud.length > 0 ? loud.join('\n') : text;
}
