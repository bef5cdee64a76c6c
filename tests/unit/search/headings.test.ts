import { describe, expect, it } from 'vitest';
import { makeHeadingIndex } from '../../../src/packages/search/engine/headings';
import { readSections, type Section } from '../../../src/packages/search/engine/sections';
import { readWords } from '../../../src/packages/search/engine/words';
import { makePage, makeSection, packPages } from './cut-pages';

const shard = packPages([
  makePage('/docs/apis/camera', 'Camera', 'Takes pictures.', [
    makeSection(2, 'Set up Android'),
    makeSection(8, 'Could not load the plugin list, or Invalid plugin name'),
  ]),
  makePage('/docs/ios/troubleshooting', 'Trouble', 'Messages.', [makeSection(2, 'Android and iOS')]),
]);
const sections = readSections(shard);
const headings = makeHeadingIndex(new Set(['the', 'to']));
headings.addSections(sections);
const find = (heading: string): Section => {
  const found = sections.find((section) => section.heading === heading);
  if (found === undefined) throw new Error(`No section is called ${heading}.`);
  return found;
};
const message = find('Could not load the plugin list, or Invalid plugin name').id;
const compare = (section: number, ...passages: readonly string[]) =>
  headings.compareTo(passages.map(readWords))(section);

describe('what a query has of a heading', () => {
  it('is all of it, for one of the messages of a row as well', () => {
    const whole = compare(message, 'could not load the plugin list').heading;
    expect(whole).toBeGreaterThan(0);
    expect(compare(message, 'plugin list').heading).toBeLessThan(whole / 2);
    expect(compare(message, 'invalid plugin name').heading).toBeGreaterThan(compare(message, 'plugin list').heading);
    expect(compare(message, 'something else').heading).toBe(0);
  });

  it('counts in a pasted text for one passage at a time', () => {
    const together = compare(message, 'could not load', 'the plugin list').heading;
    expect(together).toBeLessThan(compare(message, 'could not load the plugin list').heading / 2);
  });

  it('is told apart from what readers call the page', () => {
    const page = sections.find(({ page, level }) => level === 1 && page.title === 'Camera')?.id ?? -1;
    expect(compare(page, 'camera').heading).toBeGreaterThan(0);
    expect(compare(page, 'take a picture').phrase).toBeGreaterThan(0);
    expect(compare(page, 'take a picture').heading).toBe(0);
  });
});

describe('the platform of a section', () => {
  it('is that of its address, else the one that the headings above name', () => {
    expect(find('Set up Android').platform).toBe('android');
    expect(find('Android and iOS').platform).toBe('ios');
    expect(sections[message]?.platform).toBe('android');
    expect(sections.find(({ heading }) => heading === 'Camera')?.platform).toBeUndefined();
  });
});
