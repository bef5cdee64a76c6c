import { describe, expect, it } from 'vitest';
import { type Key, type KeyPlace, readKey } from '../../../src/theme/SearchBar/keys';

const plain: Omit<Key, 'key'> = { ctrlKey: false, metaKey: false, altKey: false, isComposing: false };
const page: KeyPlace = { isOpen: false, isInText: false, takesLetters: false };
const button: KeyPlace = { ...page, takesLetters: true };
const open: KeyPlace = { ...page, isOpen: true, isInText: true };

describe('a key', () => {
  it.each([
    ['Ctrl+K on the page', { key: 'k', ctrlKey: true }, page, { kind: 'toggle' }],
    ['Cmd+K on the page', { key: 'k', metaKey: true }, page, { kind: 'toggle' }],
    ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, page, { kind: 'toggle' }],
    ['Ctrl+K in the dialog', { key: 'k', ctrlKey: true }, open, { kind: 'toggle' }],
    ['Ctrl+K in a text', { key: 'k', ctrlKey: true }, { ...page, isInText: true }, { kind: 'toggle' }],
    ['/ on the page', { key: '/' }, page, { kind: 'open' }],
    ['/ on the button', { key: '/' }, button, { kind: 'open' }],
    ['Escape in the dialog', { key: 'Escape' }, open, { kind: 'close' }],
    ['a letter on the button', { key: 'g' }, button, { kind: 'type', text: 'g' }],
    ['a letter with an accent on the button', { key: 'é' }, button, { kind: 'type', text: 'é' }],
    ['a digit on the button', { key: '4' }, button, { kind: 'type', text: '4' }],
  ] as const)('%s means something', (_, key, place, meaning) => {
    expect(readKey({ ...plain, ...key }, place)).toEqual(meaning);
  });

  it.each([
    ['of a form that the browser fills in', {}, page],
    ['that is part of a composed character', { key: 'k', isComposing: true }, button],
    ['K alone', { key: 'k' }, page],
    ['Ctrl+Alt+K, which writes a character on some keyboards', { key: 'k', ctrlKey: true, altKey: true }, page],
    ['/ in a text', { key: '/' }, { ...page, isInText: true }],
    ['/ in the dialog', { key: '/' }, open],
    ['Ctrl+/', { key: '/', ctrlKey: true }, page],
    ['Escape without the dialog', { key: 'Escape' }, page],
    ['a letter on the page', { key: 'g' }, page],
    ['Ctrl+C on the button', { key: 'c', ctrlKey: true }, button],
    ['an arrow on the button', { key: 'ArrowDown' }, button],
    ['the space bar on the button, which presses it', { key: ' ' }, button],
  ] as const)('%s is left alone', (_, key, place) => {
    expect(readKey({ ...plain, ...key }, place)).toBeUndefined();
  });
});
