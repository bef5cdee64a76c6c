/**
 * Stands in for react-helmet-async (@slorber/react-helmet-async 1.3.0) in the browser. What differs:
 * - Only what Docusaurus' `Head` asks for: tags as children. No templates of titles, no callbacks, no context, no checks.
 * - Attributes of the page that are `false` say so, as on the server; upstream empties them until React has hydrated.
 *
 * Like upstream it changes the head at the next frame, and only what is not there yet: the server's head is right.
 */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { type HeadTag, type PageHead, readHead } from './read-head';

/** Attribute by which Helmet knows what it has written, on the server too. */
const mark = 'data-rh';

/** What the `Head`s of the page say now, those first that came first. */
const heads: { children: ReactNode }[] = [];

let frame = 0;

function updateSoon(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(() => writeHead(readHead(heads.map(({ children }) => children))));
}

function writeHead({ title, titleAttributes, htmlAttributes, bodyAttributes, tags }: PageHead): void {
  writeAttributes(document.body, bodyAttributes);
  writeAttributes(document.documentElement, htmlAttributes);
  if (title !== undefined && document.title !== title) document.title = title;
  const titleElement = document.head.querySelector('title');
  if (titleElement !== null) writeAttributes(titleElement, titleAttributes);
  const old = [...document.head.querySelectorAll(`:not(title)[${mark}]`)];
  const added: Element[] = [];
  for (const tag of tags) {
    const element = createTag(tag);
    const place = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (place === -1) added.push(element);
    else old.splice(place, 1);
  }
  for (const element of old) element.remove();
  document.head.append(...added);
}

function createTag({ type, attributes }: HeadTag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'innerHTML') element.innerHTML = value;
    else if (name === 'cssText') element.append(value);
    else element.setAttribute(name, value);
  }
  element.setAttribute(mark, 'true');
  return element;
}

/** Sets attributes, and takes away those that were set before and are not among them. What others have set stays. */
function writeAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  const names = Object.keys(attributes);
  for (const name of element.getAttribute(mark)?.split(',') ?? []) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (names.length === 0) element.removeAttribute(mark);
  else if (element.getAttribute(mark) !== names.join(',')) element.setAttribute(mark, names.join(','));
}

/** Adds what its children say to the head of the page, as long as it is there. It is drawn as nothing, so a commit runs its effects in order. */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [head] = useState<{ children: ReactNode }>({ children });
  useLayoutEffect(() => {
    head.children = children;
    updateSoon();
  }, [head, children]);
  useLayoutEffect(() => {
    heads.push(head);
    return () => {
      heads.splice(heads.indexOf(head), 1);
      updateSoon();
    };
  }, [head]);
  return null;
}

/** There is one page in a browser, so nothing has to be provided. */
export function HelmetProvider({ children }: { children: ReactNode }): ReactNode {
  return children;
}
