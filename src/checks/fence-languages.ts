/** Names of languages that code blocks may have. */

/** Languages allowed in code fences. Each has one spelling, and the highlighter knows all but `text`. */
export const fenceLanguages = [
  'bash',
  'css',
  'diff',
  'groovy',
  'html',
  'http',
  'java',
  'js',
  'json',
  'jsonc',
  'jsx',
  'kotlin',
  'md',
  'objc',
  'powershell',
  'properties',
  'ruby',
  'shell-session',
  'svelte',
  'swift',
  'text',
  'ts',
  'tsx',
  'vue',
  'xml',
  'yaml',
];

/** Other spellings of the languages above. */
export const fenceAliases: Readonly<Record<string, string>> = {
  bat: 'powershell',
  batch: 'powershell',
  cmd: 'powershell',
  console: 'bash',
  gradle: 'groovy',
  javascript: 'js',
  json5: 'jsonc',
  kt: 'kotlin',
  markdown: 'md',
  mdx: 'md',
  mjs: 'js',
  'objective-c': 'objc',
  objectivec: 'objc',
  output: 'text',
  plain: 'text',
  plaintext: 'text',
  plist: 'xml',
  podfile: 'ruby',
  ps1: 'powershell',
  rb: 'ruby',
  session: 'shell-session',
  sh: 'bash',
  shell: 'bash',
  'shell-script': 'bash',
  shellsession: 'shell-session',
  svg: 'xml',
  txt: 'text',
  typescript: 'ts',
  yml: 'yaml',
  zsh: 'bash',
};

/** What to write instead of blocks that other sites turn into something else. */
export const unsupportedFences: Readonly<Record<string, string>> = {
  mermaid: 'save the diagram as a picture in static/img/, and write ![what it shows](/img/diagrams/name.svg)',
  math: 'write the formula as code or in words',
  latex: 'write the formula as code or in words',
  tex: 'write the formula as code or in words',
};

/** What to write instead of words behind the language that other sites act on. */
export const unsupportedWords: Readonly<Record<string, string>> = {
  live: "show the result in words or in a picture, or import a component whose file begins with 'use client'",
  npm2yarn:
    'write ::install{packages="@capacitor/camera"}, or tabs: <Tabs groupId="package-manager"> with npm, yarn and pnpm',
};
