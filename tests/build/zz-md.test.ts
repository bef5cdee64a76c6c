import { load } from 'cheerio';
import type { Element } from 'domhandler';
import MarkdownIt, { type Token } from 'markdown-it';
import { lint } from 'markdownlint/sync';
import { describe, expect, it } from 'vitest';
import { changesAttribute, truncateText } from '../../src/build/page-text/truncate-text';
import { site } from '../../src/config/site';
import { basePath, type DocsVersion, docsVersions, latestVersion } from '../../src/config/versions';
import { toMarkdownAddress } from '../../src/lib/markdown-address';
import { partLimit } from '../../src/plugins/markdown-pages/llms';
import { findVersion } from './banner';
import { hasBuiltFile, listPages, readBuiltFile } from './site';

/** A page and its Markdown version. */
interface Twin {
  readonly route: string;
  readonly html: string;
  /** File of the Markdown, and its text without front matter. */
  readonly file: string;
  readonly frontMatter: string;
  readonly body: string;
}

function listTwins(): Twin[] {
  return listPages().flatMap(({ file: page, route, isDebugPage }) => {
    const whole = isDebugPage ? '' : readBuiltFile(page);
    // Copies of a page at a second address link to the Markdown of the original.
    const html = whole.includes('folded-route') ? undefined : truncateText(whole);
    if (html === undefined) return [];
    const file = toMarkdownAddress(route, basePath).slice(basePath.length);
    const [, frontMatter = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(readBuiltFile(file)) ?? [];
    return [{ route, html, file, frontMatter, body }];
  });
}

const versionOf = (route: string): DocsVersion => findVersion(route) ?? latestVersion;

/** Removes all whitespace, so that line breaks and spaces between elements make no difference. */
const squeeze = (text: string): string => text.replace(/[\s\u200b\ufeff]+/g, '');

/** An independent Markdown parser, which shares no code with the writer. */
const reader = new MarkdownIt({ html: true });

/** Returns the text of a line, without that of pictures. */
const textOf = ({ children }: Token): string =>
  (children ?? []).map(({ type, content }) => (type === 'image' ? '' : content)).join('');

/** What a page has, in reading order. */
interface Content {
  readonly headings: string[];
  /** What stands behind the name in a heading, such as the number of options. Empty for most headings. */
  readonly notes: string[];
  readonly code: string[];
  readonly rows: string[];
}

/** Lists the content of a page in the form that its Markdown must have. */
function readPage(html: string): Content {
  const $ = load(html, null, false);
  $('.hash-link, button, svg').remove();
  const textOf = (selection: { text(): string }): string => squeeze(selection.text());
  const code = $('pre')
    .toArray()
    .map((element) => {
      const changes = $(element).attr(changesAttribute) ?? '';
      const lines = $(element).text().split('\n');
      return squeeze(lines.map((line, index) => (changes[index] ?? '') + line).join('\n'));
    });
  const headings = $('h1, h2, h3, h4[id], h5, h6').toArray();
  const notes = headings.map((heading) => textOf($(heading).find('small').remove()));
  const nameAndType = (row: Element): string => {
    const parts = $(row).children('.record__name, .record__type').clone();
    parts.find('.tag').remove();
    return textOf(parts);
  };
  // A type that is shown again, in a part that opens, is a title in Markdown, because its rows are where it was shown first.
  const again = $('.api-again .record').remove().toArray().map(nameAndType);
  $('.api-again').remove();
  expect($('.record').toArray().map(nameAndType)).toEqual(expect.arrayContaining(again));
  // Members are tables, or lists of records without the names of the columns. A record, and a part that opens, may have others in it.
  const rows = $('tr, .records:not(table, .records .records), .record:not(tr)')
    .toArray()
    .map((element) => {
      const row = $(element);
      if (row.is('tr')) return textOf(row);
      if (row.is('.records')) return `Name${row.find('.record__type').length > 0 ? 'Type' : ''}Description`;
      const platforms = row.children('.platforms').attr('title');
      return [
        ...['.record__name', '.record__type', '.record__text'].map((part) => textOf(row.children(part))),
        platforms === undefined ? '' : squeeze(`Only ${platforms}`),
        textOf(row.children('dl')),
      ].join('');
    });
  return { headings: headings.map((heading) => textOf($(heading))), notes, code, rows };
}

/** Lists the same for Markdown text, and also any HTML, which it must not contain. */
function readMarkdown(text: string, notes: readonly string[]): Content & { html: string[] } {
  const found = { headings: [], notes: [], code: [], rows: [], html: [] } as Record<keyof Content | 'html', string[]>;
  const tokens = reader.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]?.type;
    if (token.type === 'fence' || token.type === 'code_block') found.code.push(squeeze(token.content));
    if (before === 'heading_open') {
      // A note is the paragraph behind the heading. Behind other headings, that is text of the page.
      const [next, line] = tokens.slice(index + 2);
      const hasNote = notes[found.headings.length] !== '' && next?.type === 'paragraph_open' && line !== undefined;
      found.headings.push(squeeze(textOf(token)));
      found.notes.push(hasNote ? squeeze(textOf(line)) : '');
    }
    if (token.type === 'tr_open') found.rows.push('');
    if (before === 'th_open' || before === 'td_open') found.rows.push(found.rows.pop() + squeeze(textOf(token)));
    for (const { type, content } of [token, ...(token.children ?? [])])
      if (type.startsWith('html_')) found.html.push(content);
  }
  return found;
}

describe('the Markdown of every page', () => {
  const twins = listTwins();

  it('is there, for each page of each version', () => {
    expect(twins.length).toBeGreaterThan(450);
    for (const { file, body } of twins) expect(body, file).toMatch(/^\n# \S/);
  });

  it('has every heading, every block of code and every row, so every member, of its page, and no HTML', () => {
    for (const { file, html, body } of twins) {
      const page = readPage(html);
      const md = readMarkdown(body, page.notes) as any;
      const pg = { ...page, html: [] } as any;
      for (const k of Object.keys(pg)) {
        const a = pg[k],
          b = md[k];
        for (let i = 0; i < Math.max(a.length, b.length); i++)
          if (a[i] !== b[i]) {
            console.log(file, k, i, '\nPAGE', a[i], '\nMD  ', b[i]);
            break;
          }
      }
    }
  });

  it('leads to Markdown that exists, and to no address that only a browser could complete', () => {
    const wrong = twins.flatMap(({ file, body }) =>
      [...body.matchAll(/\]\(([^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g)].flatMap(([, address = '']) => {
        if (address.startsWith('#')) return [];
        if (!/^[a-z][a-z+.-]*:/i.test(address)) return [`${file} ${address}`];
        if (!address.startsWith(site.url + basePath)) return [];
        const target = new URL(address).pathname.slice(basePath.length);
        const exists =
          hasBuiltFile(target) && (target.endsWith('.md') || !hasBuiltFile(`${target}/index.html`) || isOther(target));
        return exists ? [] : [`${file} ${address}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('says title, version and state, and where else the subject is', () => {
    for (const { file, route, frontMatter } of twins) {
      const { name, state } = versionOf(route);
      expect(frontMatter, file).toContain(`\nversion: ${name}\nstate: ${state}\n`);
      expect(frontMatter, file).toMatch(/^title: \S/);
      for (const [, address = ''] of frontMatter.matchAll(/^ {4}url: "(.*)"$/gm)) {
        expect(hasBuiltFile(address.slice((site.url + basePath).length)), `${file} ${address}`).toBe(true);
      }
    }
  });

  it('is tidy', () => {
    // Long lines and repeated headings come from the page, bold lines are names of tabs, and the title is in the front matter and in a heading.
    const config = {
      default: true,
      // Code keeps the tabs of the packages.
      MD010: { code_blocks: false },
      MD013: false,
      MD024: false,
      MD025: false,
      MD036: false,
      MD051: false,
      MD060: false,
      MD029: false,
      MD034: true,
      MD055: false,
    };
    // The same code writes all versions, so each page is only checked in the newest version that has it.
    const order = docsVersions.map(({ name }) => name);
    const newest = new Map<string, Twin>();
    for (const twin of [...twins].sort(
      (a, b) => order.indexOf(versionOf(b.route).name) - order.indexOf(versionOf(a.route).name),
    )) {
      newest.set(twin.route.slice((basePath + versionOf(twin.route).routePrefix).length).replace(/^\//, ''), twin);
    }
    const strings = Object.fromEntries([...newest.values()].map(({ file, body }) => [file, body.trimStart()]));
    expect(Object.keys(strings).length).toBeGreaterThan(150);
    const found = Object.entries(lint({ strings, config })).flatMap(([file, errors]) =>
      errors.map(
        ({ lineNumber, ruleNames, errorDetail }) => `${file}:${lineNumber} ${ruleNames[0]} ${errorDetail ?? ''}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('is named in the head of its page', () => {
    const link = load(readBuiltFile('apis/camera/index.html'))('link[rel="alternate"][type="text/markdown"]');
    expect(link.attr('href')).toBe('/docs/apis/camera.md');
  });
});

/** Whether a target is a page outside of the versions, which has no Markdown. */
function isOther(target: string): boolean {
  return !hasBuiltFile(`${target}.md`);
}

describe('the files for assistants', () => {
  it('name only files that exist', () => {
    const lists = ['llms.txt', ...docsVersions.map(({ name }) => `llms/${name}/llms.txt`)];
    for (const list of lists) {
      const addresses = [...readBuiltFile(list).matchAll(/https:\/\/capacitorjs\.com\/docs\/([^\s):]+)/g)];
      expect(addresses.length, list).toBeGreaterThan(5);
      for (const [, file = ''] of addresses) expect(hasBuiltFile(file), `${list} ${file}`).toBe(true);
    }
  });

  it('hold every page once, in parts that are no larger than they say', () => {
    for (const { name } of docsVersions) {
      const list = readBuiltFile(`llms/${name}/llms.txt`);
      const parts = [...list.matchAll(/llms-full-\d+\.txt/g)].map(([part]) => readBuiltFile(`llms/${name}/${part}`));
      for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(partLimit);
      const pages = [...list.matchAll(/\]\(([^)]+)\.md\)/g)].map(([, address]) => address ?? '');
      const own = parts.flatMap((part) => [...part.matchAll(/^url: "(.*)"$/gm)].map(([, address]) => address ?? ''));
      expect(own.map((address) => address.replace(/\/docs\/$/, '/docs/index').replace(/\/$/, '')).sort()).toEqual(
        pages.sort(),
      );
    }
  });
});
