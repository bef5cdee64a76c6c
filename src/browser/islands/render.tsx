/** Renders islands with React. It is loaded with the first island that is wanted. */
import { modules } from '@generated/islands/default/list';
import { contextsChunk, islandTag, slotTag } from '@site/src/lib/island';
import { type ComponentType, createElement, Fragment, type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/**
 * Renders an island in place of the HTML of the build.
 *
 * @param onError called if the component throws, when it is gone
 * @returns a function that unmounts the component and returns the nodes of its children
 */
export type RenderIsland = (onError: (error: unknown) => void) => () => readonly Node[];

/**
 * Loads the code of an island.
 *
 * @throws when the code can't be loaded
 */
export async function loadIsland(host: HTMLElement): Promise<RenderIsland> {
  const { component = '', props = '{}', scripts } = host.dataset;
  const [module = '', exported = ''] = component.split('#');
  const [loaded, { default: Contexts }] = await Promise.all([
    modules[module]?.(),
    scripts?.includes(contextsChunk)
      ? import(/* webpackChunkName: "islands-contexts" */ './site-contexts')
      : { default: Fragment },
  ]);
  if (loaded === undefined) throw new Error(`There is no ${component}.`);
  const Island = loaded[exported] as ComponentType<{ children?: ReactNode }>;
  return (onError) => {
    const nodes = takeSlot(host);
    // If the island has no children, the component must not receive the property at all.
    const children = nodes && { children: <Slot nodes={nodes} /> };
    host.replaceChildren();
    const root = createRoot(host, { onUncaughtError: onError });
    // At once, so that the browser never draws the empty element.
    flushSync(() =>
      root.render(
        <Contexts>
          <Island {...JSON.parse(props)} {...children} />
        </Contexts>,
      ),
    );
    return () => {
      root.unmount();
      return nodes?.current ?? [];
    };
  };
}

/** The children of an island: nodes of the page that React does not touch, wherever the component shows them. */
interface SlotNodes {
  current: readonly Node[];
}

/**
 * Finds the children in the HTML of an island. If the component does not show them, they are in a template.
 *
 * @returns undefined for an island without children
 */
function takeSlot(host: Element): SlotNodes | undefined {
  const template = [...host.children].find((child) => child instanceof HTMLTemplateElement);
  const slot = [...host.querySelectorAll(slotTag)].find((each) => each.parentElement?.closest(islandTag) === host);
  const holder = template?.content ?? slot;
  return holder && { current: [...holder.childNodes] };
}

function Slot({ nodes }: { nodes: SlotNodes }): ReactNode {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    current?.append(...nodes.current);
    return () => {
      nodes.current = [...(current?.childNodes ?? [])];
    };
  }, [nodes]);
  return createElement(slotTag, { ref: element });
}
