import { islands } from '@generated/islands/list';
import type { ComponentType, ReactNode } from 'react';
import IslandBoundary from './boundary';

/** An island whose code is loaded. */
export interface LoadedIsland {
  readonly host: HTMLElement;
  readonly Component: ComponentType<{ children?: ReactNode }>;
  readonly props: object;
  /** Provider of Docusaurus' contexts. Undefined for islands that don't use them. */
  readonly Site: ComponentType<{ host: Element; children: ReactNode }> | undefined;
}

/**
 * Loads the code of an island.
 *
 * @throws when the code can't be loaded
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

/** The component with its error boundary and contexts. */
export function IslandTree({ island, onError, children }: TreeProps): ReactNode {
  const { host, Component, props, Site } = island;
  const name = host.dataset.component?.replace(/^.*[/#](?!default$)/, '').replace('#default', '') ?? '';
  // If the island has no children, the component must not receive the property at all.
  const content = children ? <Component {...props}>{children}</Component> : <Component {...props} />;
  return (
    <IslandBoundary name={name} onError={onError}>
      {Site === undefined ? content : <Site host={host}>{content}</Site>}
    </IslandBoundary>
  );
}
