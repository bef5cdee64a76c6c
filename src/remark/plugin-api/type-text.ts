import { anchorOf, type PluginModel, type TypeText } from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { inlineCode, inlineElement, link, text } from '../nodes';

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;

/** Shows a type as inline code, in which documented names are links. */
export function showTypeText(type: TypeText, model: PluginModel): PhrasingContent {
  const parts = linkNames(type, model);
  return parts.length === 1 && parts[0]?.type === 'text' ? inlineCode(type.text) : inlineElement('code', {}, ...parts);
}

/** Splits a type's text into links and the text between them. */
export function linkNames(type: TypeText, model: PluginModel): PhrasingContent[] {
  const parts: PhrasingContent[] = [];
  let end = 0;
  for (const match of type.text.matchAll(IDENTIFIER)) {
    const url = urlOf(match[0], type, model);
    if (url === undefined) continue;
    if (match.index > end) parts.push(text(type.text.slice(end, match.index)));
    parts.push(link(url, text(match[0])));
    end = match.index + match[0].length;
  }
  if (end < type.text.length || parts.length === 0) parts.push(text(type.text.slice(end)));
  return parts;
}

function urlOf(name: string, type: TypeText, model: PluginModel): string | undefined {
  const id = type.links[name];
  if (id !== undefined) return `#${anchorOf(id, model)}`;
  const external = type.externalLinks?.[name];
  return external === undefined ? undefined : `./${external.page}.md#${external.id.toLowerCase()}`;
}
