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

/** What the bar above a block without a title says, by language. The others have no name. */
export const languageNames: Readonly<Record<string, string>> = {
  bash: 'Terminal',
  css: 'CSS',
  diff: 'Changes',
  groovy: 'Gradle',
  html: 'HTML',
  http: 'HTTP',
  java: 'Java',
  js: 'JavaScript',
  json: 'JSON',
  jsonc: 'JSON',
  jsx: 'JSX',
  kotlin: 'Kotlin',
  objc: 'Objective-C',
  powershell: 'PowerShell',
  properties: 'Properties',
  ruby: 'Ruby',
  'shell-session': 'Terminal',
  svelte: 'Svelte',
  swift: 'Swift',
  ts: 'TypeScript',
  tsx: 'TSX',
  vue: 'Vue',
  xml: 'XML',
  yaml: 'YAML',
};

const webLanguages = ['css', 'html', 'js', 'json', 'jsonc', 'jsx', 'svelte', 'ts', 'tsx', 'vue'];
const nativeLanguages = ['groovy', 'java', 'kotlin', 'objc', 'properties', 'ruby', 'swift', 'xml'];

/** Returns the side of an app that code in a language belongs to: its plate in the bar is blue, cyan, or there are both. */
export function codeSide(language: string): 'web' | 'native' | 'both' {
  if (webLanguages.includes(language)) return 'web';
  return nativeLanguages.includes(language) ? 'native' : 'both';
}

/** Languages that the highlighter has no grammar for, and the grammar used instead: components are markup with scripts in it, and its JSON has comments. */
export const grammarAliases: Readonly<Record<string, string>> = { vue: 'markup', svelte: 'markup', jsonc: 'json' };
