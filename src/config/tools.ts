import { repository } from './repository';
import { basePath } from './versions';

/** A tool: what its entry in the sidebar says, and where it is. */
interface Tool {
  readonly label: string;
  readonly href: string;
}

const page = (label: string, path: string): Tool => ({ label, href: `${basePath}${path}` });

/** The sidebar of the pages outside of the documentation, in groups. */
export const tools: readonly { readonly label: string; readonly tools: readonly Tool[] }[] = [
  {
    label: 'Your app',
    tools: [page('Upgrade assistant', 'upgrade'), page('Versions', 'versions'), page('Read offline', 'offline')],
  },
  {
    label: 'Compare',
    tools: [
      page('Compatibility', 'compatibility'),
      page('API changes', 'api-changes'),
      page('Page changes', 'changes'),
    ],
  },
  {
    label: 'Find',
    tools: [
      page('Search', 'search'),
      page('Try the plugins', 'try'),
      page('Data and Markdown', 'data'),
      { label: 'Report a mistake', href: `${repository.url}/issues` },
    ],
  },
  {
    label: 'About these docs',
    tools: [page('Accessibility', 'accessibility'), page('Third-party notices', 'third-party-notices')],
  },
];
