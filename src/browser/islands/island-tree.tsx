import { islands } from '@generated/islands/list';
import type { ComponentType, ReactNode } from 'react';
import IslandBoundary from './boundary';

/** An island whose code is there. */
export interface LoadedIsland {
  readonly host: HTMLElement;
  readonly Component: ComponentType<{ children?: ReactNode }>;
  readonly props: object;
  /** What it may ask Docusaurus for; undefined for islands that ask nothing. */
  readonly Site: ComponentType<{ host: Element; children: ReactNode }> | undefined;
}

/**
 * Loads the code of an island.
 *
 * @throws when it does not come
 */
export async function loadIsland(host: HTMLElement): Promise<LoadedIsland> {
  const { component = '', props = '{}' } = host.dataset;
  const entry = islands[component];
  if (entry === undefined) throw new Error(`There is no ${component}.`);
  const [module, site] = await Promise.all([entry.load(), entry.loadSite?.()]);
  const Component = module[entry.exported] as LoadedIsland['Component'];
  return { host, Component, props: JSON.parse(props), Site: site?.default };
}

interface TreeProps {
  island: LoadedIsland;
  onError: () => void;
  children: ReactNode;
}

/** The component with what it needs around it. */
export function IslandTree({ island, onError, children }: TreeProps): ReactNode {
  const { host, Component, props, Site } = island;
  const name = host.dataset.component?.replace(/^.*[/#](?!default$)/, '').replace('#default', '') ?? '';
  // Without children, a component must not find any.
  const content = children ? <Component {...props}>{children}</Component> : <Component {...props} />;
  return (
    <IslandBoundary name={name} onError={onError}>
      {Site === undefined ? content : <Site host={host}>{content}</Site>}
    </IslandBoundary>
  );
}
