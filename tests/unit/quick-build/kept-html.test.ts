import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { KeptResults } from '../../../src/build/cache/results';
import { projectRoot } from '../../../src/build/files/project-root';
import { keepHtml, type Minified, type Minify } from '../../../src/plugins/quick-build/kept-html';

/** Takes out line ends and the quotes that attributes don't need, as the real one does, and notes what it was asked for. */
function makeMinifier(asked: string[], errors: readonly unknown[] = []) {
  return async (html: Buffer): Promise<Minified> => {
    asked.push(html.toString());
    return { code: html.toString().replaceAll('\n', '').replaceAll('"text/x-place"', 'text/x-place'), errors };
  };
}

function makeResults(): KeptResults & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  const keyOf = (name: string, inputs: readonly unknown[]) => JSON.stringify([name, inputs]);
  return {
    kept,
    read: (name, inputs) => kept.get(keyOf(name, inputs)),
    write: (name, inputs, content) => kept.set(keyOf(name, inputs), new TextEncoder().encode(String(content))),
  };
}

const page = (text: string, script = 'start(\n1)') =>
  Buffer.from(`<head><script>${script}</script>\n<script type="application/ld+json">{}</script></head>\n${text}`);
const minified = (text: string, script = 'start(1)') =>
  `<head><script>${script}</script><script type="application/ld+json">{}</script></head>${text}`;

describe('pages that are minified', () => {
  it('are as they would be without, with each script minified once', async () => {
    const asked: string[] = [];
    const minify = keepHtml(makeMinifier(asked), makeResults());
    expect(await minify(page('One'), {})).toEqual({ code: minified('One') });
    expect(await minify(page('Two'), {})).toEqual({ code: minified('Two') });
    expect(asked.filter((html) => html.includes('start('))).toHaveLength(1);
  });

  it('come from an earlier build, with the scripts of this one', async () => {
    const results = makeResults();
    await keepHtml(makeMinifier([]), results)(page('One'), {});
    const asked: string[] = [];
    const minify = keepHtml(makeMinifier(asked), results);
    expect(await minify(page('One', 'other()'), {})).toEqual({ code: minified('One', 'other()') });
    expect(asked).toHaveLength(1);
  });

  it('are made again for another text and for other options', async () => {
    const results = makeResults();
    await keepHtml(makeMinifier([]), results)(page('One'), {});
    const asked: string[] = [];
    const minify = keepHtml(makeMinifier(asked), results);
    await minify(page('Two'), {});
    await minify(page('One'), { removeComments: true });
    expect(asked.filter((html) => html.includes('ld+json'))).toHaveLength(2);
  });

  it('are minified whole, and not kept, when there is something to say of them', async () => {
    const results = makeResults();
    const problem = { message: 'a tag without an end' };
    const asked: string[] = [];
    const { code, errors } = await keepHtml(makeMinifier(asked, [problem]), results)(page('One'), {});
    expect(code).toBe(minified('One'));
    expect(errors).toEqual([problem]);
    expect(asked.at(-1)).toBe(page('One').toString());
    expect(results.kept.size).toBe(0);
  });

  it('are minified whole when a script is lost on the way', async () => {
    const lose = async (html: Buffer): Promise<Minified> => ({
      code: html.toString().replace(/<script type="text\/x-place.*?<\/script>/, ''),
    });
    expect(await keepHtml(lose, makeResults())(page('One'), {})).toEqual({ code: page('One').toString() });
  });

  it('are what SWC makes of them when it looks for white space itself', async () => {
    const faster = createRequire(join(projectRoot, 'package.json')).resolve('@docusaurus/faster');
    const { minify } = createRequire(faster)('@swc/html') as { minify: Minify };
    const whole = Buffer.from(`<!DOCTYPE html>
<html lang="en">
  <head>
    <meta charset="UTF-8">
    <meta name="description" content="a  &gt; &lt;  b">
    <title>One  page</title>

    <script>start(
1)</script>
    <noscript><style>a > b { color: red }</style></noscript>
  </head>
  <body class="plain">
    <div><p>Some <b>text</b> <i>and</i>  more</p> <pre>
  code  </pre></div>

  </body>
</html>
`);
    const options = { tagOmission: 'keep-head-and-body' };
    const { code } = await keepHtml(minify, makeResults())(whole, options);
    expect(code).toBe((await minify(whole, options)).code);
    expect(code).toContain('<title>One page</title><script>start(1)</script><noscript>');
    expect(code).toContain('</b> <i>and</i>  more</p> <pre>');
  });
});
