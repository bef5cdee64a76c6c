import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** A tag of the head. The attributes are those of HTML; `innerHTML` and `cssText` stand for what is inside. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** What all parts of a page together say about its head. */
export interface PageHead {
  readonly title: string | undefined;
  readonly titleAttributes: Readonly<Record<string, string>>;
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly tags: readonly HeadTag[];
}

/** Attributes that tell tags of a type apart: a later tag takes the place of an earlier one with the same value. The last that fits counts. */
const identities: Readonly<Record<string, readonly string[]>> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  noscript: ['innerHTML'],
  script: ['src', 'innerHTML'],
  style: ['cssText'],
};

/** What React names in another way than HTML. */
const htmlNames: Readonly<Record<string, string>> = {
  className: 'class',
  charSet: 'charset',
  httpEquiv: 'http-equiv',
  itemProp: 'itemprop',
};

/**
 * Puts together what the parts of a page say about its head, by the rules of react-helmet-async.
 *
 * @param heads children of each `Head`, those first that were first
 * @returns the innermost title, the attributes of all, and of tags with the same identity those of the last part that has one
 */
export function readHead(heads: readonly ReactNode[]): PageHead {
  const elements = heads.map(listElements);
  const merge = (type: string): Record<string, string> =>
    Object.assign(
      {},
      ...elements
        .flat()
        .filter((tag) => tag.type === type)
        .map(({ attributes }) => attributes),
    );
  const { innerHTML: title, ...titleAttributes } = merge('title');
  const seen = new Set<string>();
  const tags = [...elements].reverse().map((own) => {
    const known = new Set(seen);
    return own.filter((tag) => {
      const identity = identify(tag);
      if (identity === undefined || known.has(identity)) return false;
      seen.add(identity);
      return true;
    });
  });
  return {
    title,
    titleAttributes,
    htmlAttributes: merge('html'),
    bodyAttributes: merge('body'),
    tags: tags.reverse().flat(),
  };
}

/** Lists the elements of a `Head`, as HTML has them. */
function listElements(children: ReactNode): HeadTag[] {
  return Children.toArray(children).flatMap((child): HeadTag[] => {
    if (!isValidElement<{ children?: ReactNode }>(child)) return [];
    const { children: inner, ...props } = child.props;
    if (child.type === Fragment) return listElements(inner);
    const type = String(child.type);
    const attributes = Object.entries(props).map(([name, value]) => [htmlNames[name] ?? name, String(value ?? '')]);
    const text = Children.toArray(inner).join('');
    if (text !== '') attributes.push([type === 'style' ? 'cssText' : 'innerHTML', text]);
    return [{ type, attributes: Object.fromEntries(attributes) }];
  });
}

/** @returns what tells a tag from others; undefined for what is no tag of the head, or says nothing */
function identify({ type, attributes }: HeadTag): string | undefined {
  let identity: string | undefined;
  for (const name of Object.keys(attributes)) {
    // A canonical address is known by what it is, a style sheet by its own address.
    const isCanonical = identity === 'rel' && attributes.rel?.toLowerCase() === 'canonical';
    const isSheet = name === 'rel' && attributes.rel?.toLowerCase() === 'stylesheet';
    if (identities[type]?.includes(name) && !isCanonical && !isSheet) identity = name;
  }
  const value = identity === undefined ? undefined : attributes[identity];
  return value === undefined || value === '' ? undefined : `${type} ${identity} ${value.toLowerCase()}`;
}
