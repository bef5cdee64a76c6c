/**
 * Implements `@islands/wrap` where pages are rendered to be published as HTML. An island is its component's HTML in an element whose attributes
 * say which component the browser loads, when, and with which properties. The island's children get an element of their own, because they stay
 * HTML. They are in a `<template>` as long as the component doesn't show them.
 */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { islandTag, slotTag } from '../../lib/island';
import { readUse } from './read-use';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** Whether a component is rendered inside an island. It is then a part of that island and not an island of its own. */
const IsPart = createContext(false);

/** Whether the component has shown its children. React renders a page from start to end, so `Slot` sets it before `Rest` reads it. */
interface Shown {
  isShown: boolean;
}

/**
 * @param Component of the page
 * @param name in the page
 * @param key in the browser's list of islands
 * @param place file and line where the page imports or defines it
 */
export default function makeIsland(Component: ComponentType<Props>, name: string, key: string, place: string) {
  return function ServerIsland({ children, ...given }: Props): ReactNode {
    const isPart = useContext(IsPart);
    const { props, condition } = readUse(given, name, place);
    const json = JSON.stringify(props);
    const browserProps: object = JSON.parse(json);
    if (isPart) return <Component {...browserProps}>{children}</Component>;
    const shown: Shown = { isShown: false };
    const slot = children === undefined ? undefined : <Slot shown={shown}>{children}</Slot>;
    const attributes = {
      'data-component': key,
      'data-on': condition,
      // Attributes contain no tags, because code that reads pages may search for tags.
      ...(json === '{}' ? {} : { 'data-props': json.replaceAll('<', '\\u003c') }),
    };
    return createElement(
      islandTag,
      attributes,
      <IsPart value={true}>
        <Component {...browserProps}>{slot}</Component>
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
