import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../../src/build/files/project-root';
import { rehypePhonePictures } from '../../../src/remark/phone-pictures';

/** Runs the plugin on a picture as Docusaurus writes it, and returns its attributes by name. */
function transform(file: string): Record<string, unknown> {
  const source = `require("!url-loader!./../../static/${file}").default`;
  const src = {
    type: 'mdxJsxAttribute',
    name: 'src',
    value: { type: 'mdxJsxAttributeValueExpression', value: source },
  };
  const image = { type: 'mdxJsxTextElement', name: 'img', attributes: [src], children: [] };
  rehypePhonePictures()({ type: 'root', children: [image] } as unknown as Root);
  return Object.fromEntries(image.attributes.map(({ name, value }) => [name, value]));
}

const folder = join(projectRoot, 'static/img/diagrams');
const diagrams = readdirSync(folder).filter((file) => file.endsWith('.svg'));

describe('variants of pictures for phones', () => {
  it('are named with their size', () => {
    const { phone, phoneSize } = transform('img/diagrams/deep-link-flow.svg');
    expect(phone).toBe('/docs/img/diagrams/deep-link-flow-phone.svg');
    expect(phoneSize).toMatch(/^312 \d{3}$/);
  });

  it('are not claimed for other pictures', () => {
    expect(Object.keys(transform('img/screens/none.svg'))).toEqual(['src']);
    expect(Object.keys(transform('img/diagrams/none.svg'))).toEqual(['src']);
  });

  it('exist for each diagram, with text of at least 12 px in a window of 320 px', () => {
    expect(diagrams.length).toBeGreaterThan(40);
    for (const file of diagrams.filter((name) => !name.endsWith('-phone.svg'))) {
      const phone = join(folder, file.replace('.svg', '-phone.svg'));
      expect(existsSync(phone), file).toBe(true);
      const svg = readFileSync(phone, 'utf8');
      const scale = (320 - 2 * 16) / Number(/width="(\d+)"/.exec(svg)?.[1]);
      const sizes = [...svg.matchAll(/font-size[:=]"?([\d.]+)/g)].map(([, size]) => Number(size) * scale);
      expect(Math.min(...sizes), file).toBeGreaterThanOrEqual(12);
    }
  });
});
