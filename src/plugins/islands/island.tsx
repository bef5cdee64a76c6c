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
  return isFunction || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function makeIsland(Component: ComponentType<Props>, key: string) {
  return function Island({ children, ...given }: Props): ReactNode {
    const isPart = useContext(IsPart);
    const json = toJson(given, key);
    const props: object = JSON.parse(json);
    if (isPart) return <Component {...props}>{children}</Component>;
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

/**
 * Writes the properties of an island as JSON, without the attributes that are meant for the site.
 *
 * @throws a one-line error if JSON can't represent a property
 */
export function toJson(given: Readonly<Record<string, unknown>>, key: string): string {
  const own = Object.entries(given).filter(([name]) => !name.startsWith(directivePrefix));
  for (const [name, value] of own) {
    const problem = findJsonProblem(value, name);
    if (problem !== undefined) {
      const [module = '', exported = ''] = key.split('#');
      const component = exported === 'default' ? 'the component' : `<${exported}>`;
      throw new Error(
        `${module}: ${component} gets a property that can't reach the browser: ${problem}. Components with 'use client' take only what JSON can hold.`,
      );
    }
  }
  return JSON.stringify(Object.fromEntries(own));
}

function Slot({ shown, children }: { shown: Shown; children: ReactNode }): ReactNode {
  shown.isShown = true;
  return createElement(slotTag, null, <IsPart value={false}>{children}</IsPart>);
}

function Rest({ shown, children }: { shown: Shown; children: ReactNode }): ReactNode {
  return shown.isShown ? null : <template>{children}</template>;
}

/**
 * Finds values that JSON can't represent in the properties of an island, which the browser gets as JSON.
 *
 * @param value a property
 * @param path its name
 * @returns which part is the problem, and why; undefined when JSON can represent all of it
 */
export function findJsonProblem(value: unknown, path: string): string | undefined {
  const what = describe(value);
  if (what !== undefined) return `“${path}” is ${what}`;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts: [string, unknown][] = Array.isArray(value)
    ? value.map((part, index) => [`${path}[${index}]`, part === undefined ? Symbol.for('undefined') : part])
    : Object.entries(value).map(([key, part]) => [`${path}.${key}`, part]);
  for (const [place, part] of parts) {
    const problem = part === value ? `“${place}” is the object that it is in` : findJsonProblem(part, place);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** @returns the kind of a value that JSON would lose; undefined for other values */
function describe(value: unknown): string | undefined {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return 'a BigInt';
  if (typeof value === 'symbol') return value === Symbol.for('undefined') ? 'undefined in a list' : 'a symbol';
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  if ('$$typeof' in value) return 'an element';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return undefined;
  return `a ${(prototype as { constructor?: { name?: string } }).constructor?.name || 'class instance'}`;
}
