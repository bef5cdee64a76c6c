import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { makeIndex } from '../../src/build/search-index/make-index';
import { searchSynonyms } from '../../src/config/search-synonyms';
import { makeEngine, search } from '../../src/search/engine/engine';
it('variants', () => {
  const all = JSON.parse(readFileSync('/tmp/zz-pages.json', 'utf8'));
  const around = ['not working', 'not working android', 'not working ios', 'undefined', 'error', 'how to', 'in react'];
  const sumLetters = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const pages = all.filter((p: any) => p.version === 'v3');
  const variants: any = {
    base: (p: any) => p,
    heading: (p: any) => ({ ...p, sections: p.sections.map((s: any) => s.heading === 'Troubleshooting' && s.level > 1 ? { ...s, text: 'Not working\n' + s.text } : s) }),
    value: (p: any) => ({ ...p, sections: p.sections.map((s: any) => s.level === 7 ? { ...s, text: s.text.replace(/^(.*) ('[^']*')$/s, '$2\n$1') } : s) }),
  };
  for (const [n, f] of Object.entries<any>(variants)) for (const syn of [false, true]) {
    const files = makeIndex(pages.map(f));
    const text = [...files].find(([k]) => k.includes('v3'))![1];
    const shard = JSON.parse(text);
    if (syn) shard.synonyms = [...shard.synonyms, ['not working', 'troubleshooting']];
    const engine = makeEngine(shard);
    const out = ['config', 'None', 'saved', 'types', 'permissions', 'link', 'Ionic', 'get','configure'].map((name) => {
      const q = `${name} ${around[sumLetters(name) % around.length]}`;
      const have = new Set(engine.sections.filter((s) => s.heading === name && s.level > 2 && s.page.route.includes('/apis/')).map((s) => s.page.route));
      const found = [...new Set(search([engine], q).map((h) => h.section.page.route))].slice(0, 3);
      return `${q}: ${found.some((r) => have.has(r)) ? 'OK' : 'miss'} ${found.map((r) => r.replace('/docs/v3/', '')).join(' ')}`;
    });
    console.log(n, syn, '\n' + out.join('\n'));
  }
}, 300000);
