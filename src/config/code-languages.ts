/**
 * Languages of code blocks beside those that the highlighter brings, by the names of Prism's components. Order matters: shell-session colours
 * its commands only when bash is loaded before it.
 */
export const codeLanguages: string[] = [
  'bash',
  'shell-session',
  'http',
  'java',
  'kotlin',
  'groovy',
  'ruby',
  'diff',
  'json',
  'powershell',
  'properties',
];

/** Languages that the highlighter has no grammar for, and the one that reads them: components are markup with scripts in it. */
export const grammarsOfOthers: Readonly<Record<string, string>> = { vue: 'markup', svelte: 'markup' };
