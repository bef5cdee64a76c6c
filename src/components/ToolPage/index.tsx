import { DocsSidebarProvider } from '@docusaurus/plugin-content-docs/client';
import Trail from '@site/src/components/Trail';
import { tools } from '@site/src/config/tools';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** The tools as the sidebar of the theme takes them. */
const sidebar = tools.map((group) => ({
  type: 'category' as const,
  label: group.label,
  collapsible: true,
  collapsed: false,
  items: group.tools.map((tool) => ({ type: 'link' as const, ...tool })),
}));

interface Props {
  readonly title: string;
  readonly description?: string | undefined;
  /** What the path above the title says, unless it is the title. */
  readonly crumb?: string;
  /** Whether the page has more than text, and so takes the width of the contents beside a text, too. */
  readonly isWide?: boolean;
  /** Buttons on the line of the path. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of pages outside of the documentation: the same bar, sidebar and edges as in it. The content begins with its heading. */
export default function ToolPage({ title, description, crumb = title, isWide, actions, children }: Props): ReactNode {
  return (
    <Layout title={title} {...(description === undefined ? {} : { description })}>
      <ToolFrame isWide={isWide}>
        <div>
          <Trail trail={[{ label: 'Tools' }, { label: crumb }]} />
          {actions}
        </div>
        {children}
      </ToolFrame>
    </Layout>
  );
}

/** The sidebar of the tools and the content beside it, below the bar. */
export function ToolFrame({ isWide, children }: Pick<Props, 'children'> & { isWide?: boolean | undefined }): ReactNode {
  return (
    <DocsSidebarProvider name="tools" items={sidebar}>
      <DocRootLayout>
        <tool-page class={isWide === true ? 'wide' : undefined}>{children}</tool-page>
      </DocRootLayout>
    </DocsSidebarProvider>
  );
}
