import type { Node } from 'jsonc-parser';
import { findProperty, listProperties, stringOf, stringsOf } from './json';
import type { Reading } from './reading';

/**
 * Reads the folders of the projects in the settings of a workspace: `projects` of Angular, Ionic and Nx, `packages` of Lerna, `workspaceLayout` of Nx.
 *
 * @returns undefined if it is something else
 */
export function readWorkspaceJson(root: Node): Reading | undefined {
  const projects = listProperties(findProperty(root, 'projects')).map(
    ({ value }) => stringOf(value) ?? stringOf(findProperty(value, 'root')) ?? '',
  );
  const layout = findProperty(root, 'workspaceLayout');
  const apps = stringOf(findProperty(layout, 'appsDir'));
  const folders = [
    ...projects,
    ...stringsOf(findProperty(root, 'packages')),
    ...(apps === undefined ? [] : [`${apps}/*`]),
  ];
  const isKnown =
    folders.length > 0 ||
    ['integrations', 'nxJson', 'targetDefaults', 'npmScope'].some((name) => findProperty(root, name));
  return isKnown ? { format: 'settings of a workspace', projects: [], folders } : undefined;
}
