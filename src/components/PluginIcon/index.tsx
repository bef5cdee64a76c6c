import { type IconPaths, pluginIcons, topicIcons } from '@site/src/lib/plugin-icons';
import type { ReactNode } from 'react';

/** The icon of a plugin or of another topic. It is decorative, so it is hidden from screen readers. */
export default function PluginIcon({ name }: { name: string }): ReactNode {
  const paths: IconPaths | undefined = pluginIcons[name] ?? topicIcons[name];
  if (paths === undefined) throw new Error(`There is no icon "${name}". Draw one in src/lib/plugin-icons.ts.`);
  const [web, native] = paths;
  return (
    <svg aria-hidden="true" className="plugin-icon" viewBox="0 0 24 24">
      <path d={web} />
      <path d={native} />
    </svg>
  );
}
