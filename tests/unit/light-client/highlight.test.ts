import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { readMarks } from '../../../src/build/highlight/marks';
import { colorBlock, rehypeCode } from '../../../src/build/highlight/rehype-code';
import { codeColorsCss, colorLines, findClass } from '../../../src/build/highlight/tokens';
import { codeLanguages } from '../../../src/config/code-languages';
import { codeTheme } from '../../../src/config/code-themes';
import { readTokens } from '../site/tokens';

/** Reads the visible text of highlighted HTML. */
function readText(html: string): string {
  return load(html).text();
}

describe('colors', () => {
  it('writes each look once, with a color that both modes have', () => {
    const rules = [...codeColorsCss.matchAll(/^\.(code-\w+)\{([^}]*)\}$/gm)];
    expect(rules.length).toBeGreaterThan(5);
    const modes = (['light', 'dark'] as const).map((mode) => new Map(readTokens(mode, '')));
    for (const [, , body = ''] of rules) {
      const [, token = ''] = /^color:var\(--([\w-]+)\)$/.exec(body) ?? [];
      const [light, dark] = modes.map((tokens) => tokens.get(token));
      expect(light, body).toMatch(/^#/);
      expect(dark, body).not.toBe(light);
    }
    expect(new Set(rules.map(([, , body]) => body)).size).toBe(rules.length);
  });

  it('gives the colors of the themes', () => {
    const name = findClass(['keyword']) ?? '';
    const color = codeTheme.styles.filter(({ types }) => types.includes('keyword')).at(-1)?.style.color ?? '?';
    expect(codeColorsCss).toContain(`\n.${name}{color:${color}}`);
  });

  it('leaves plain text alone', () => {
    expect(findClass(['plain'])).toBeUndefined();
  });
});

describe('colorLines', () => {
  it.each([
    ['typescript', "import { Camera } from '@capacitor/camera';\n\nconst a = <T,>(b: T) => b && `x ${b}`;"],
    ['swift', '@objc func echo(_ call: CAPPluginCall) -> Bool { return 1 < 2 }'],
    ['kotlin', 'fun main() { println("a & b") }'],
    ['shell-session', '$ npx cap sync\n✔ Copying web assets'],
    ['vue', '<script setup lang="ts">\nconst a = 1 < 2;\n</script>\n\n<template>{{ a }}</template>'],
    ['diff', '-minSdkVersion = 21\n+minSdkVersion = 22'],
    ['unheard-of', 'a < b'],
  ])('keeps every character of %s', (language, code) => {
    const lines = colorLines(code, language, codeLanguages);
    expect(readText(lines.join('\n'))).toBe(code);
    expect(lines).toHaveLength(code.split('\n').length);
  });

  it.each(['vue', 'svelte'])('colors the tags and the scripts of %s', (language) => {
    const [script = '', tag = ''] = colorLines('<script>const a = 1;</script>\n<p>{a}</p>', language, []);
    expect(script).toMatch(/<span class="code-\w+">const<\/span>/);
    expect(tag).toMatch(/<span class="code-\w+">&lt;p&gt;<\/span>/);
  });

  it.each([
    ['npm install @capacitor/camera@4 \\\n  install --save', ['npm', '--save']],
    ['npx cap sync --inline', ['npx', '--inline']],
    ['CI=true npm run build && npx cap copy', ['CI', 'npm', 'npx']],
    ['cd ios/App; ./gradlew test | tee log', ['cd', './gradlew', 'tee']],
    ['if [ -d www ]; then npx cap copy; fi', ['if', '-d', 'then', 'fi']],
    ['# npm (install)', ['# npm (install)']],
  ])('marks the programs and options of %j, and no other words', (code, marked) => {
    const html = colorLines(code, 'bash', codeLanguages).join('\n');
    const words = [...html.matchAll(/<span class="[\w-]+">([^<]*)<\/span>/g)].map(([, text = '']) => text.trim());
    expect(words).toEqual(marked);
  });

  it.each([...codeLanguages, 'swift', 'typescript', 'jsx', 'css'])('knows %s', (language) => {
    const samples = { http: 'GET / HTTP/1.1\nHost: a', diff: '+a', 'shell-session': '$ ls "a"', properties: 'a=b' };
    const code =
      Object.entries(samples).find(([name]) => name === language)?.[1] ??
      '{ "a": 1, "if": "b" } // c\n.a { color: red }';
    expect(colorLines(code, language, codeLanguages).join('')).toContain('<span class="code-');
  });

  it('joins neighbors that look the same', () => {
    const [line = ''] = colorLines('a.b.c', 'typescript', codeLanguages);
    expect(line.match(/<span/g)?.length ?? 0).toBeLessThan(5);
  });
});

describe('readMarks', () => {
  it('takes the comments out and says which lines they mark', () => {
    const { lines, classes } = readMarks('a\n// added-next-line\nb\n// focus-start\nc\nd\n// focus-end\ne\n', '');
    expect(lines).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...classes]).toEqual([
      [1, ['code-line-added']],
      [2, ['code-line-focus']],
      [3, ['code-line-focus']],
    ]);
  });

  it('reads ranges, and then no comments', () => {
    const { lines, classes } = readMarks('a\n# highlight-next-line\nc', 'title="x" {1,2-3}');
    expect(lines).toHaveLength(3);
    expect([...classes.keys()]).toEqual([0, 1, 2]);
  });
});

describe('colorBlock', () => {
  const color = (code: string, language: string, meta = '') => colorBlock(code, language, meta, codeLanguages);

  it('reads title and numbers from behind the language', () => {
    expect(color('a', 'ts', 'title="a b.ts" showLineNumbers=7')).toMatchObject({ title: 'a b.ts', firstLine: 7 });
    expect(color('a', 'ts', "title='' showLineNumbers")).toEqual({ html: expect.any(String), firstLine: 1 });
  });

  it('marks lines of a diff', () => {
    const $ = load(color('--- a\n+++ b\n-c\n+d\n e', 'diff').html);
    expect($('.diff-deleted').text()).toBe('-c\n');
    expect($('.diff-inserted').text()).toBe('+d\n');
  });
});

describe('rehypeCode', () => {
  it('puts the colored code into a property and leaves inline code alone', () => {
    const code = {
      type: 'element' as const,
      tagName: 'code',
      properties: { className: ['language-json'], metastring: 'title="a.json"' },
      children: [{ type: 'text' as const, value: '{ "a": 1 }\n' }],
    };
    const inline = {
      type: 'element' as const,
      tagName: 'code',
      properties: {},
      children: [{ type: 'text' as const, value: 'a' }],
    };
    const pre = { type: 'element' as const, tagName: 'pre', properties: {}, children: [code] };
    rehypeCode({ languages: codeLanguages })({ type: 'root', children: [pre, inline] });
    expect(code.properties).toMatchObject({ title: 'a.json', html: expect.stringContaining('token-line') });
    expect(code.children).toEqual([]);
    expect(inline.properties).toEqual({});
  });
});
