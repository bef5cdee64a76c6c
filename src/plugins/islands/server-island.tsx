/**
 * What `@islands/wrap` is where pages are rendered to be published as HTML: an island is its component's HTML in an element that says where the
 * browser gets the component, when, and with which properties. What a page writes between its tags is in an element of its own, because it
 * stays HTML; in a `<template>` as long as the component doesn't show it.
 */
import { type ComponentType, createContext, createElement, type ReactNode, useContext } from 'react';
import { islandTag, slotTag } from '../../lib/island';
import { readUse } from './read-use';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

/** In a component that is one of an island, others are parts of it. */
const IsPart = createContext(false);

/** Whether the component has shown its children. React renders what is on a page from its start to its end. */
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
      // No tag in an attribute: what reads pages may look for tags.
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
