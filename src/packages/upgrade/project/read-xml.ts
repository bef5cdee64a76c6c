import { countLines } from '../read/reading';

/** Elements of an Android manifest or a property list, with their lines. Parts of a file can be read as well, such as the changed lines of a diff. */
export interface XmlElement {
  readonly name: string;
  /** Line of its `<`, from 1. */
  readonly line: number;
  readonly attributes: readonly XmlAttribute[];
  /** Text before its first child or its end. */
  readonly text: string;
  readonly children: readonly XmlElement[];
}

export interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  readonly line: number;
}

export interface XmlPart {
  readonly elements: readonly XmlElement[];
  /** Attributes of a tag that begins before the part. */
  readonly loose: readonly XmlAttribute[];
}

/** A comment or an instruction, a tag, or an attribute of a tag that began earlier. XML has no `<` in a tag. */
const token =
  /<!--[\s\S]*?(?:-->|$)|<[?!][^<>]*>|<(?<close>\/?)(?<name>[\w:.-]+)(?<inside>(?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(?<empty>\/?)>|(?<loose>(?<![\w:.-])[\w:.-]+\s*=\s*"[^"<]*")/g;

/** Levels of elements that are told apart. Manifests and property lists have ten at most. */
const deepest = 100;

const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

interface OpenElement extends XmlElement {
  text: string;
  readonly children: OpenElement[];
}

/** Reads elements and their attributes. Entities stay as they are. An end without a beginning is left out. */
export function readXml(source: string): XmlPart {
  const lineAt = countLines(source);
  const root: OpenElement[] = [];
  const open: OpenElement[] = [];
  const loose: XmlAttribute[] = [];
  let end = 0;
  for (const { 0: whole, index, groups = {} } of source.matchAll(token)) {
    const { close, name, inside = '', empty, loose: own } = groups;
    const inner = open.at(-1);
    if (inner !== undefined && inner.children.length === 0) inner.text += source.slice(end, index);
    end = index + whole.length;
    if (own !== undefined && inner === undefined) loose.push(...readAttributes(own, index, lineAt));
    if (name === undefined) continue;
    if (close === '/') {
      const place = open.map((element) => element.name).lastIndexOf(name);
      if (place !== -1) open.length = place;
      continue;
    }
    const attributes = readAttributes(inside, index + 1 + name.length, lineAt);
    const element: OpenElement = { name, line: lineAt(index), attributes, text: '', children: [] };
    (inner?.children ?? root).push(element);
    if (empty !== '/' && open.length < deepest) open.push(element);
  }
  return { elements: root, loose };
}

function readAttributes(source: string, start: number, lineAt: (index: number) => number): XmlAttribute[] {
  return [...source.matchAll(attribute)].map(({ index, 1: name = '', 2: double, 3: single }) => ({
    name,
    value: double ?? single ?? '',
    line: lineAt(start + index),
  }));
}

/** Lists elements and all inside of them, in the order of the file. */
export function listElements(elements: readonly XmlElement[]): XmlElement[] {
  return elements.flatMap((element) => [element, ...listElements(element.children)]);
}
