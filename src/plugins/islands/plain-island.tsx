/**
 * Implements `@islands/wrap` where React renders whole pages in the browser: in `npm start`, and in builds without articles as HTML. It renders the
 * component itself with the limits of an island, so that a page that works here also works when it is published: properties go through JSON, and
 * an error affects only the island.
 */
import IslandBoundary from '@site/src/browser/islands/boundary';
import { type ComponentType, createContext, createElement, type ReactNode, useContext, useState } from 'react';
import { islandTag, slotTag } from '../../lib/island';
import { readUse } from './read-use';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };

const IsPart = createContext(false);

/** See `server-island.tsx`. */
export default function makeIsland(Component: ComponentType<Props>, name: string, _key: string, place: string) {
  return function PlainIsland({ children, ...given }: Props): ReactNode {
    const isPart = useContext(IsPart);
    const [failure, setFailure] = useState<unknown>();
    const { props } = readUse(given, name, place);
    const own: object = JSON.parse(JSON.stringify(props));
    if (isPart) return <Component {...own}>{children}</Component>;
    const slot = children === undefined ? undefined : <Slot>{children}</Slot>;
    return createElement(
      islandTag,
      null,
      failure === undefined ? (
        <IslandBoundary name={name} onError={setFailure}>
          <IsPart value={true}>
            <Component {...own}>{slot}</Component>
          </IsPart>
        </IslandBoundary>
      ) : (
        <span className="failure-note" role="alert">
          {`<${name}> has stopped: ${failure instanceof Error ? failure.message : String(failure)}`}
        </span>
      ),
    );
  };
}

function Slot({ children }: { children: ReactNode }): ReactNode {
  return createElement(slotTag, null, <IsPart value={false}>{children}</IsPart>);
}
