import type * as Preset from '@docusaurus/preset-classic';
import { validateNavbarItems } from '../build/checks/navbar-items';
import { checkThemeConfig } from '../build/checks/theme';
import { readSearchConfig } from '../build/settings/search';
import { announcement } from '../config/announcement';
import { codeLanguages } from '../config/code-languages';
import { codeThemes } from '../config/code-themes';
import { footer } from '../config/footer';
import { lineMarks } from '../config/line-marks';
import { navbar } from '../config/navbar';

/** Configuration of the classic theme. */
export const themeConfig: Preset.ThemeConfig = checkThemeConfig({
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  announcementBar: announcement,
  navbar: { ...navbar, items: validateNavbarItems(navbar.items ?? []) },
  // Always set, with or without an account: the theme creates the route of the search page from it.
  algolia: readSearchConfig(process.env),
  footer,
  prism: {
    ...codeThemes,
    magicComments: lineMarks,
    additionalLanguages: codeLanguages,
  },
});
