/** Hydrates islands with React. It is loaded with the first island that is wanted. */
import { modules } from '@generated/islands/list';
import { contextsAttribute, islandTag, slotTag } from '@site/src/lib/island';
import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** An island whose code is loaded. */
interface LoadedIsland {
  readonly host: HTMLElement;
  readonly Component: ComponentType<{ children?: ReactNode }>;
  readonly props: object;
  /** Provides Docusaurus' contexts, if the component needs them. */
  readonly Contexts: ComponentType<{ host: Element; children: ReactNode }>;
}

/**
 * Loads the code of an island.
 *
 * @throws when the code can't be loaded
 */
export async function loadIsland(host: HTMLElement): Promise<LoadedIsland> {
  const { component = '', props = '{}' } = host.dataset;
  const [module = '', exported = ''] = component.split('#');
  const [loaded, contexts] = await Promise.all([
    modules[module]?.(),
    host.hasAttribute(contextsAttribute)
      ? import(/* webpackChunkName: "islands-contexts" */ './site-contexts')
      : { default: NoContexts },
  ]);
  if (loaded === undefined) throw new Error(`There is no ${component}.`);
  return {
    host,
    Component: loaded[exported] as LoadedIsland['Component'],
    props: JSON.parse(props),
    Contexts: contexts.default,
  };
}

function NoContexts({ children }: { children: ReactNode }): ReactNode {
  return children;
}

interface Options {
  readonly onHydrated: () => void;
  /** Called once if the component throws. */
  readonly onError: (error: unknown) => void;
}

/** Ids from React's server rendering, where they depend on the position in the whole page. */
const serverId = /=["'][^"'<>]*_R_\w*_/;

/**
 * Hydrates an island.
 *
 * @returns a function that unmounts it and returns the nodes of its children
 */
export function hydrate(island: LoadedIsland, { onHydrated, onError }: Options): () => readonly Node[] {
  const { host, props, Contexts } = island;
  const nodes = takeSlot(host);
  // If the island has no children, the component must not receive the property at all.
  const children = nodes && { children: <Slot nodes={nodes} /> };
  const tree = (
    <Boundary name={host.dataset.component ?? ''} onError={onError}>
      <Contexts host={host}>
        <island.Component {...props} {...children} />
        <Hydrated onHydrated={onHydrated} />
      </Contexts>
    </Boundary>
  );
  const options = {
    // The error boundary has already logged it.
    onCaughtError: () => undefined,
    onRecoverableError: (error: unknown) => console.warn('An island is not what the build made of it:', error),
  };
  const end = (root: Root) => () => {
    root.unmount();
    return nodes?.current ?? [];
  };
  if (!serverId.test(withoutSlots(host))) return end(hydrateRoot(host, tree, options));
  // React would expect other ids when hydrating, so it renders from scratch. The result replaces the HTML in one step.
  const focused = [...host.querySelectorAll('*')].indexOf(document.activeElement ?? host);
  host.replaceChildren();
  const root = createRoot(host, options);
  flushSync(() => root.render(tree));
  const element = host.querySelectorAll('*')[focused];
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  return end(root);
}

function withoutSlots(host: Element): string {
  const copy = host.cloneNode(true) as Element;
  for (const slot of copy.querySelectorAll(slotTag)) slot.replaceChildren();
  return copy.innerHTML;
}

/** Calls back when everything around it is hydrated. */
function Hydrated({ onHydrated }: { onHydrated: () => void }): ReactNode {
  useEffect(onHydrated, []);
  return null;
}

interface BoundaryProps {
  name: string;
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a component's errors from the rest of the page. */
class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { name, onError } = this.props;
    console.warn(`${name} has stopped:`, error);
    onError(error);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/** The children of an island: nodes of the page that React does not touch, wherever the component shows them. */
interface SlotNodes {
  current: readonly Node[];
}

/**
 * Finds the children in the HTML of an island. If the component does not show them, they are in a template, which is removed, as React renders none.
 *
 * @returns undefined for an island without children
 */
function takeSlot(host: Element): SlotNodes | undefined {
  const template = [...host.children].find((child) => child instanceof HTMLTemplateElement);
  const element = [...host.querySelectorAll(slotTag)].find((slot) => slot.parentElement?.closest(islandTag) === host);
  if (template === undefined && element === undefined) return undefined;
  const nodes = { current: [...(template?.content ?? (element as Element)).childNodes] };
  template?.remove();
  return nodes;
}

function Slot({ nodes }: { nodes: SlotNodes }): ReactNode {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    // Hydration leaves the nodes where the build put them.
    if (!current.hasChildNodes()) current.append(...nodes.current);
    return () => {
      nodes.current = [...current.childNodes];
    };
  }, [nodes]);
  return createElement(slotTag, {
    ref: element,
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
