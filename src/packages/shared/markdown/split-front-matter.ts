/** Splits a page into its front matter and its body, for everything that reads pages: the build, the checks, the commands. */
import { load, type YAMLException } from 'js-yaml';

/** A mistake in front matter. */
export interface FrontMatterProblem {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

export interface SplitPage {
  /** The fields that can be read. One that can't is there, too, as `undefined`. */
  readonly frontMatter: Record<string, unknown>;
  /** Lines that can't be read, in order. */
  readonly problems: readonly FrontMatterProblem[];
  /** The text without front matter, with empty lines in its place, so that line numbers stay the same. */
  readonly body: string;
}

const block = /^---[^\S\n]*\n(?:([\s\S]*?)\n)?---[^\S\n]*(?=\n|$)/;

/** Splits off the front matter of a page. */
export function splitFrontMatter(text: string): SplitPage {
  const unix = text.replaceAll('\r\n', '\n');
  const match = block.exec(unix);
  if (match === null) return { frontMatter: {}, problems: [], body: unix };
  const [whole, yaml = ''] = match;
  return { ...readYaml(yaml), body: whole.replace(/[^\n]/g, '') + unix.slice(whole.length) };
}

/** Reads the front matter with the parser that Docusaurus uses. If that fails, each field is read by itself, so that one mistake hides no other. */
function readYaml(yaml: string): Pick<SplitPage, 'frontMatter' | 'problems'> {
  try {
    const value = load(yaml) ?? {};
    if (isFields(value)) return { frontMatter: value, problems: [] };
  } catch {
    // The place that the parser names is where it stopped, not where the mistake is.
  }
  const frontMatter: SplitPage['frontMatter'] = {};
  const problems: FrontMatterProblem[] = [];
  for (const { line, source } of listEntries(yaml)) {
    const name = /^(["']?)([\w-]+)\1\s*:/.exec(source)?.[2];
    const read = readEntry(source, line);
    const isTwice = name !== undefined && Object.hasOwn(frontMatter, name);
    if (isTwice) problems.push({ line, reason: `"${name}" appears twice, keep one: ${firstLine(source)}` });
    else if ('reason' in read) problems.push(read);
    if (name !== undefined && !isTwice) frontMatter[name] = 'fields' in read ? read.fields[name] : undefined;
  }
  return { frontMatter, problems };
}

/** Lists the fields with their lines: each begins where a line is not indented, and is no comment or item of a list. */
function listEntries(yaml: string): { line: number; source: string }[] {
  const entries: { line: number; source: string }[] = [];
  for (const [index, text] of yaml.split('\n').entries()) {
    const last = entries.at(-1);
    if (last !== undefined && !/^[^\s#\-\]}]/.test(text)) last.source += `\n${text}`;
    else entries.push({ line: index + 2, source: text });
  }
  return entries;
}

function readEntry(source: string, line: number): { fields: Record<string, unknown> } | FrontMatterProblem {
  try {
    const value = load(source) ?? {};
    if (isFields(value)) return { fields: value };
    return { line, reason: `write "key: value": ${firstLine(source)}` };
  } catch (error) {
    return explain(error as YAMLException, source, line);
  }
}

/** Says what is wrong in words for writers. */
function explain({ reason = '', mark }: YAMLException, source: string, line: number): FrontMatterProblem {
  const first = firstLine(source);
  const value = first.replace(/^[^:]*:\s*/, '');
  const say = (problem: string): FrontMatterProblem => ({ line, reason: `${problem}: ${first}` });
  if (/quoted scalar/.test(reason)) return say('the quotes are not closed');
  if (/flow collection/.test(reason)) return say('the brackets are not closed');
  if (/^["']/.test(value) && /indentation/.test(reason)) return say('the quotes must be around the whole value');
  if (/^[@`%&*!]/.test(value)) return say(`a value that begins with ${value.charAt(0)} must be in quotes`);
  if (/^[^"'[{|>].*:(?:\s|$)/.test(value)) return say('a value with a colon must be in quotes');
  return { line: line + (mark?.line ?? 0), reason: `this is not valid YAML: ${reason}. Put the value in quotes.` };
}

function firstLine(source: string): string {
  return source.split('\n')[0] ?? '';
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
