/**
 * Languages of code blocks in addition to those built into the highlighter, by the names of Prism's components. Order matters: shell-session
 * highlights its commands only if bash is loaded before it.
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

/** Languages that the highlighter has no grammar for, and the grammar used instead: components are markup with scripts in it. */
export const grammarAliases: Readonly<Record<string, string>> = { vue: 'markup', svelte: 'markup' };
