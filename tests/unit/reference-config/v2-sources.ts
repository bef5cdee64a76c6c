/** Finds the configuration keys that the sources of Capacitor 2 read. */

/** Fields of the CLI's own `app` object that are not settings. capacitor.config.json is merged into the same object. */
const internalAppFields = new Set([
  'assets',
  'extConfig',
  'extConfigFilePath',
  'extConfigName',
  'package',
  'rootDir',
  'webDirAbs',
]);

/** Last names of property chains in the CLI that are methods of the value, not keys. */
const methods = new Set(['join']);

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match.slice(1).join('.'));
}

/** Finds the keys that a CLI script reads from the parsed file (`extConfig.ios.minVersion`, `extConfig.server?.cleartext`). */
export function findKeysInCliScript(text: string): string[] {
  const chains = matchAll(text, /\bextConfig\.(\w+(?:\.\w+)*)/g).map((chain) =>
    chain
      .split('.')
      .filter((part) => !methods.has(part))
      .join('.'),
  );
  const optionalChains = matchAll(text, /\bextConfig\.(\w+)\) === null \|\| \w+ === void 0 \? void 0 : \w+\.(\w+)/g);
  return [...chains, ...optionalChains];
}

/** Finds the fields of `this.app = { … }` in the CLI's config.js, each of which the file can set. */
export function findAppFields(text: string): string[] {
  const block = /^( *)this\.app = \{\n([\s\S]*?)\n\1\};/m.exec(text);
  const [, indent = '', body = ''] = block ?? [];
  return matchAll(body, new RegExp(`^${indent} {4}(\\w+):`, 'gm')).filter((field) => !internalAppFields.has(field));
}

/** Finds the keys that a Java source reads from the configuration: `config.getString("server.url")`. */
export function findKeysInJava(text: string): string[] {
  return matchAll(text, /\b(?:config|getConfig\(\))\s*\.get\w+\(\s*"([\w.]+)"/gi);
}

/** Finds the keys that a Swift or Objective-C source reads from the configuration. */
export function findKeysInApple(text: string): string[] {
  return matchAll(text, /config!?(?:\.|\s)get(?:Value|String)(?:\(|:@)"([\w.]+)"/gi);
}
