/** The languages of code blocks, each with its other spellings. The highlighter knows all but `text`. */
const languages: Readonly<Record<string, readonly string[]>> = {
  bash: ['console', 'sh', 'shell', 'shell-script', 'zsh'],
  css: [],
  diff: [],
  groovy: ['gradle'],
  html: [],
  http: [],
  java: [],
  js: ['javascript', 'mjs'],
  json: [],
  jsonc: ['json5'],
  jsx: [],
  kotlin: ['kt'],
  md: ['markdown', 'mdx'],
  objc: ['objective-c', 'objectivec'],
  powershell: ['bat', 'batch', 'cmd', 'ps1'],
  properties: [],
  ruby: ['podfile', 'rb'],
  'shell-session': ['session', 'shellsession'],
  svelte: [],
  swift: [],
  text: ['output', 'plain', 'plaintext', 'txt'],
  ts: ['typescript'],
  tsx: [],
  vue: [],
  xml: ['plist', 'svg'],
  yaml: ['yml'],
};

/** Names of languages that code blocks may have. */
export const fenceLanguages: readonly string[] = Object.keys(languages);

/** Other spellings, and the names of their languages. */
export const fenceAliases: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(languages).flatMap(([name, spellings]) => spellings.map((spelling) => [spelling, name])),
);
