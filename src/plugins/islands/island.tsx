/**
 * What the build renders for a component with `'use client'`: its HTML, in an element whose attributes say which component the browser loads,
 * when, and with which properties. The component's children get an element of their own, because they stay HTML. They are in a `<template>` as
 * long as the component doesn't show them.
 */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { conditions, directivePrefix, islandTag, slotTag } from '../../lib/island';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Whether a component is rendered inside an island. It is then a part of that island and not an island itself. */
const IsPart = createContext(false);

/** Whether the component has shown its children. React renders a page from start to end, so `Slot` sets it before `Rest` reads it. */
interface Shown {
  isShown: boolean;
}

/**
 * Wraps a component. Other values that a module exports stay as they are.
 *
 * @param value what the module exports
 * @param key path of the module from the root of the project, without its extension, `#`, and the name of the export
 */
export default function island(value: unknown, key: string): unknown {
  return isComponent(value, key) ? makeIsland(value, key) : value;
}

function isComponent(value: unknown, key: string): value is ComponentType<Props> {
  const isFunction = typeof value === 'function' && /#(?:[A-Z]|default$)/.test(key);
  return isFunction || isElement(value);
}

/** Whether a value is one of React: an element, or a component that is no function. */
function isElement(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}

function makeIsland(Component: ComponentType<Props>, key: string) {
  return function Island({ children, ...given }: Props): ReactNode {
    if (useContext(IsPart)) return <Component {...given}>{children}</Component>;
    const json = toJson(given, key);
    const props: object = JSON.parse(json);
    const shown: Shown = { isShown: false };
    const slot = children === undefined ? undefined : <Slot shown={shown}>{children}</Slot>;
    const attributes = {
      'data-component': key,
      'data-on': conditions.find((each) => given[directivePrefix + each] !== undefined) ?? conditions[0],
      // Attributes contain no tags, because code that reads pages may search for tags.
      ...(json === '{}' ? {} : { 'data-props': json.replaceAll('<', '\\u003c') }),
    };
    return createElement(
      islandTag,
      attributes,
      <IsPart value={true}>
        <Component {...props}>{slot}</Component>
      </IsPart>,
      slot && <Rest shown={shown}>{children}</Rest>,
    );
  };
}

function Slot({ shown, children }: { shown: Shown; children: ReactNode }): ReactNode {
  shown.isShown = true;
  return createElement(slotTag, null, <IsPart value={false}>{children}</IsPart>);
}

function Rest({ shown, children }: { shown: Shown; children: ReactNode }): ReactNode {
  return shown.isShown ? null : <template>{children}</template>;
}

/**
 * Writes the properties of an island as JSON, without the attributes that are meant for the site.
 *
 * @param key as in `island`
 * @throws a one-line error if JSON can't represent a property
 */
export function toJson(given: Readonly<Record<string, unknown>>, key: string): string {
  const own = Object.entries(given).filter(([name]) => !name.startsWith(directivePrefix));
  const [lost] = own.find(([, value]) => !isJson(value)) ?? [];
  if (lost === undefined) return JSON.stringify(Object.fromEntries(own));
  const [module = '', exported = ''] = key.split('#');
  const component = exported === 'default' ? 'the component' : `<${exported}>`;
  throw new Error(
    `${module}: ${component} gets a property that can't reach the browser: “${lost}”. Components with 'use client' take only what JSON can hold.`,
  );
}

/** Whether JSON can represent a value. */
function isJson(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return !/^(?:function|bigint|symbol)$/.test(typeof value);
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !isElement(value) && Object.values(value).every(isJson);
}
