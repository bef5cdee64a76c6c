import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { makeIndex } from '../../src/build/search-index/make-index';
import { makeEngine, search } from '../../src/search/engine/engine';

it('variants', () => {
  const around = ['not working', 'not working android', 'not working ios', 'undefined', 'error', 'how to', 'in react'];
  const sumLetters = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const listMembers = ({ sections }: any) => {
    const members = new Map<string, Set<string>>();
    for (const { page, level, heading, facts = '' } of sections) {
      if (!/\/apis\/|\/config$/.test(page.route) || level < 3 || level === 8) continue;
      const listener = /^addListener\('(\w+)'/.exec(heading)?.[1];
      const name = listener ?? /^(\w+)\(/.exec(heading)?.[1] ?? heading;
      const isMember = level === 7 || name !== heading || /^(?:Interface|Class|Enum|Type)\b/.test(facts);
      if (isMember && /^[\w.]+$/.test(name)) members.set(name, (members.get(name) ?? new Set()).add(page.route));
    }
    return members;
  };
  const sec = (f: any) => (p: any) => ({ ...p, sections: p.sections.map((s: any) => f(s, p)) });
  const variants: any = {
    old: null,
    base: sec((s: any) => s),
    renamed: sec((s: any) =>
      s.heading === 'Troubleshooting' && s.level > 1 ? { ...s, heading: 'When it does not work' } : s,
    ),
    text: sec((s: any) =>
      s.heading === 'Troubleshooting' && s.level > 1 ? { ...s, text: 'When it does not work\n' + s.text } : s,
    ),
    both: sec((s: any) =>
      s.heading === 'Troubleshooting' && s.level > 1 ? { ...s, heading: 'Troubleshooting: when it does not work' } : s,
    ),
    rejects: sec((s: any) => ({ ...s, text: s.text.replace(/^Rejects with$/m, '') })),
  };
  for (const v of ['v3', 'v2', 'v4'])
    for (const [n, f] of Object.entries<any>(variants)) {
      if (f === null && v === 'v4') continue;
      const pages = JSON.parse(readFileSync(f === null ? '/tmp/found-old.json' : '/tmp/zz-pages.json', 'utf8')).filter(
        (p: any) => p.version === v,
      );
      const engine = makeEngine(
        JSON.parse([...makeIndex(f === null ? pages : pages.map(f))].find(([k]) => k.includes(v))![1]),
      );
      const members = listMembers(engine);
      const misses = [...members].flatMap(([name, have]: any) => {
        const found = [
          ...new Set(
            search([engine], `${name} ${around[sumLetters(name) % around.length]}`).map((h) => h.section.page.route),
          ),
        ].slice(0, 3);
        return found.some((r) => have.has(r)) ? [] : [name];
      });
      console.log(v, n, members.size, misses.length, (1 - misses.length / members.size).toFixed(5), misses.join(' '));
    }
}, 300000);
