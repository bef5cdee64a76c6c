/**
 * Replaces the component of plugin-debug 3.10.2: shows a value of the build as a tree of `<details>` elements. Upstream's tree needs scripts. Drafts,
 * and pages that only their addresses lead to, are left out.
 */
import hidden from '@generated/site-routes/default/hidden.json';
import { leaveOut } from '@site/src/lib/leave-out';
import type { ReactNode } from 'react';

interface Props {
  readonly src: unknown;
  /** Number of levels that are open from the start. */
  readonly collapseDepth?: number;
}

/** Maximum length of a list whose entries can be folded separately. The limit keeps the debug pages small. */
const longestList = 50;

export default function DebugJsonView({ src, collapseDepth = 0 }: Props): ReactNode {
  return <Tree value={leaveOut(src, new Set(hidden))} depth={collapseDepth} />;
}

function Tree({ name, value, depth }: { name?: string; value: unknown; depth: number }): ReactNode {
  const label = name === undefined ? null : <strong>{name}: </strong>;
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (entries.length === 0) {
    return (
      <div>
        {label}
        <code>{JSON.stringify(value) ?? String(value)}</code>
      </div>
    );
  }
  return (
    <details open={depth > 0} style={{ marginInlineStart: '1rem' }}>
      <summary>
        {label}
        {Array.isArray(value) ? `list of ${entries.length}` : `${entries.length} fields`}
      </summary>
      {depth > -1 && entries.length <= longestList ? (
        entries.map(([key, entry]) => <Tree key={key} name={key} value={entry} depth={depth - 1} />)
      ) : (
        <pre>{JSON.stringify(value, null, 2)}</pre>
      )}
    </details>
  );
}
