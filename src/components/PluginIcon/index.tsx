import { type IconPaths, pluginIcons, topicIcons } from '@site/src/lib/plugin-icons';
import type { ReactNode } from 'react';

/** The icon of a plugin or of another topic. It is decorative, so it is hidden from screen readers. */
export default function PluginIcon({ name }: { name: string }): ReactNode {
  const paths: IconPaths | undefined = pluginIcons[name] ?? topicIcons[name];
  if (paths === undefined) throw new Error(`There is no icon "${name}". Draw one in src/lib/plugin-icons.ts.`);
  const [web, native] = paths;
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d={web} />
      <path stroke="var(--docs-native)" d={native} />
    </svg>
  );
}
