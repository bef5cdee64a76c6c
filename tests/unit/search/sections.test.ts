import { describe, expect, it } from 'vitest';
import { anchorOf, rowLevel, symptomLevel } from '../../../src/packages/search/engine/index-files';
import { readSections } from '../../../src/packages/search/engine/sections';
import { makePage, makeSection, packPages } from './cut-pages';

describe('anchors', () => {
  it.each([
    [2, 'Set up iOS', '', 'set-up-ios'],
    [3, 'getPhoto(...)', '', 'getphoto'],
    [rowLevel, 'quality', 'imageoptions', 'imageoptions-quality'],
    [rowLevel, 'server.url', 'config', 'config-server-url'],
    [symptomLevel, 'No such module', 'xcode', 'xcode'],
  ])('of level %i for "%s" are guessed', (level, heading, parent, anchor) => {
    expect(anchorOf(level, heading, parent)).toBe(anchor);
  });
});

describe('the sections of a shard', () => {
  const page = {
    ...makePage('/docs/apis/camera', 'Camera', 'Take a photo.', [
      makeSection(2, 'API'),
      makeSection(3, 'Photo', { anchor: 'own-anchor' }),
      makeSection(rowLevel, 'saved', { anchor: 'own-anchor-saved', text: 'True when stored.' }),
      makeSection(2, 'Trouble'),
      makeSection(symptomLevel, 'Nothing happens', { anchor: 'trouble', text: 'No permission.' }),
    ]),
    label: 'Camera API',
  };
  const sections = readSections(packPages([page]));

  it('are those of the pages', () => {
    expect(sections.map(({ id, level, heading, anchor, text }) => ({ id, level, heading, anchor, text }))).toEqual(
      page.sections.map(({ level, heading, anchor, text }, id) => ({ id, level, heading, anchor, text })),
    );
  });

  it('know the headings above them', () => {
    expect(sections.map(({ trail }) => trail.join(' › '))).toEqual([
      '',
      'Camera',
      'Camera › API',
      'Camera › API › Photo',
      'Camera',
      'Camera › Trouble',
    ]);
  });

  it('know their page, and its first one what readers call it', () => {
    expect(sections[3]?.page).toEqual({
      route: '/docs/apis/camera',
      title: 'Camera',
      group: 'Guides',
      label: 'Camera API',
      tag: 'docs-default-v4',
      version: 'v4',
    });
    expect(sections[0]?.readerWords).toContain('selfie');
    expect(sections[1]?.readerWords).toBe('');
  });
});
