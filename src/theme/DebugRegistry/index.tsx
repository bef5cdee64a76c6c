/**
 * Ejected from plugin-debug 3.10.2: leaves out drafts, and pages that only their addresses lead to.
 */
import registry from '@generated/registry';
import hidden from '@generated/site-routes/default/hidden.json';
import DebugLayout from '@theme/DebugLayout';
import type { ReactNode } from 'react';

export default function DebugRegistry(): ReactNode {
  const modules = Object.values(registry).filter(([, aliasedPath]) => !hidden.includes(aliasedPath));
  return (
    <DebugLayout>
      <h2>Registry</h2>
      <ul className="clean-list">
        {modules.map(([, aliasedPath, resolved]) => (
          <li key={aliasedPath}>
            Aliased Path: <code>{aliasedPath}</code>
            <br />
            Resolved Path: <code>{resolved}</code>
          </li>
        ))}
      </ul>
    </DebugLayout>
  );
}
