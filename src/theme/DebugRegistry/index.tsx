/**
 * Ejected from plugin-debug 3.10.2: leaves out drafts, pages that only their addresses lead to, and the ids of modules in the bundle, which depend on
 * the folder of the project.
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
        {modules.map(([, aliasedPath]) => (
          <li key={aliasedPath}>
            Aliased Path: <code>{aliasedPath}</code>
          </li>
        ))}
      </ul>
    </DebugLayout>
  );
}
