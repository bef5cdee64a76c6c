import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLanguages } from '../../../src/config/code-languages';

const require = createRequire(import.meta.url);

/** Lists the token types in a line of code. */
function listTokens(code: string, language: string): string[] {
  const grammar = Prism.languages[language];
  if (grammar === undefined) return [];
  return Prism.tokenize(code, grammar).flatMap((token) => (typeof token === 'string' ? [] : [token.type]));
}

beforeAll(() => {
  // Does the same as the theme, because the language components add themselves to a global.
  Object.assign(globalThis, { Prism });
  for (const language of codeLanguages) require(`prismjs/components/prism-${language}`);
});

describe('highlighting', () => {
  it.each([
    ['shell-session', '$ npx cap sync', ['command']],
    ['http', 'GET /docs/ HTTP/1.1', ['request-line']],
    ['swift', 'let granted = true', ['keyword', 'operator', 'boolean']],
    ['kotlin', 'val granted = true', ['keyword', 'operator', 'boolean']],
    ['java', 'boolean granted = true;', ['keyword', 'operator', 'boolean', 'punctuation']],
    ['groovy', 'def minSdk = 22', ['keyword', 'operator', 'number']],
    ['ruby', "platform :ios, '13.0'", ['symbol', 'string-literal']],
    ['bash', 'npm install "@capacitor/core"', ['function', 'string']],
    ['diff', '-a\n+b', ['deleted-sign', 'inserted-sign']],
    ['json', '{"a": 1}', ['property', 'number']],
  ])('knows %s', (language, code, tokens) => {
    expect(listTokens(code, language)).toEqual(expect.arrayContaining(tokens));
  });

  it('colors the command of a shell session, for which bash must come first', () => {
    expect(codeLanguages.indexOf('bash')).toBeLessThan(codeLanguages.indexOf('shell-session'));
    const [session] = Prism.tokenize('$ npx cap sync', Prism.languages['shell-session'] ?? {});
    expect(JSON.stringify(session)).toContain('"type":"bash"');
  });
});
