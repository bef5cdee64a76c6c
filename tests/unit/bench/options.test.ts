import { describe, expect, it } from 'vitest';
import { readOptions } from '../../bench/options';

describe('readOptions', () => {
  it('has five rounds of visits and a table by default', () => {
    expect(readOptions([])).toEqual({ rounds: 5, build: false, dev: false, json: false, growth: true, rebuilds: [] });
  });

  it('builds once by default', () => {
    expect(readOptions(['--build', '--json'])).toEqual({
      rounds: 1,
      build: true,
      dev: false,
      json: true,
      growth: true,
      rebuilds: [],
    });
  });

  it('starts the development server three times by default', () => {
    expect(readOptions(['--dev'])).toMatchObject({ rounds: 3, dev: true });
    expect(readOptions(['--dev', '--rounds=1'])).toMatchObject({ rounds: 1, dev: true });
  });

  it.each([[['--rounds', '7', '--no-growth']], [['--rounds=7', '--no-growth']]])('reads %s', (args) => {
    expect(readOptions(args)).toEqual({
      rounds: 7,
      build: false,
      dev: false,
      json: false,
      growth: false,
      rebuilds: [],
    });
  });

  it.each(['4', 'x', '', '-1'])('refuses %s rounds of visits', (value) => {
    expect(() => readOptions(['--rounds', value])).toThrow(`--rounds needs a number, 5 or more; it has "${value}".`);
  });

  it('reads which edits are tried', () => {
    expect(readOptions(['--rebuilds']).rebuilds).toEqual([
      'text',
      'title',
      'description',
      'picture',
      'address',
      'fact',
      'plugin',
    ]);
    expect(readOptions(['--rebuilds=fact,text']).rebuilds).toEqual(['fact', 'text']);
    expect(() => readOptions(['--rebuilds=facts'])).toThrow('--rebuilds knows no edit "facts". There are text, ');
  });

  it('refuses rounds without a number', () => {
    expect(() => readOptions(['--rounds'])).toThrow('--rounds needs a number');
  });

  it('names an unknown option and the known ones', () => {
    expect(() => readOptions(['--quick'])).toThrow(
      'Unknown option "--quick". There are --build, --dev, --json, --no-growth, --rebuilds, --rounds.',
    );
  });
});
