import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/* The diagrams: blue is the web code, cyan the native side, and everything else is neutral. Each has a variant for phones. */

const folder = join(projectRoot, 'static/img/diagrams');
const files = readdirSync(folder).filter((file) => file.endsWith('.svg'));
const read = (file: string) => load(readFileSync(join(folder, file), 'utf8'), { xml: true });
const first = files.find((file) => !file.endsWith('-phone.svg')) ?? '';

/** The width at which a diagram is drawn on the smallest phone, of 320 pixels. */
const narrowest = 288;

describe('all diagrams', () => {
  it('have a variant for phones', () => {
    const wide = files.filter((file) => !file.endsWith('-phone.svg'));
    expect(files).toEqual(wide.flatMap((file) => [file.replace('.svg', '-phone.svg'), file]).sort());
  });

  it.each(files)('%s has the colors that all have, in both themes, and no others', (file) => {
    const style = read(file)('style').text();
    expect(style).toBe(read(first)('style').text());
    expect(style).toContain('@media (prefers-color-scheme:dark)');
    expect(readFileSync(join(folder, file), 'utf8').replace(/<style>[\s\S]*<\/style>/, '')).not.toMatch(
      /#[\da-f]{3}|style=/i,
    );
  });

  it.each(files)('%s is large enough to read, and nothing of it is outside', (file) => {
    const $ = read(file);
    const [width, height] = [Number($('svg').attr('width')), Number($('svg').attr('height'))];
    const isPhone = file.endsWith('-phone.svg');
    expect(width).toBe(isPhone ? 320 : 704);
    expect($('svg').attr('viewBox')).toBe(`0 0 ${width} ${height}`);
    const sizes = $('text')
      .toArray()
      .map((text) => Number($(text).attr('font-size')));
    expect(sizes.length).toBeGreaterThan(0);
    expect(Math.min(...sizes) * (isPhone ? narrowest / width : 1)).toBeGreaterThanOrEqual(12);
    for (const box of $('rect')
      .toArray()
      .map((one) => one.attribs)) {
      expect(Number(box.x) + Number(box.width)).toBeLessThanOrEqual(width);
      expect(Number(box.y) + Number(box.height)).toBeLessThanOrEqual(height);
    }
    for (const text of $('text').toArray()) expect(Number($(text).attr('y'))).toBeLessThan(height);
  });
});
