import type * as Preset from '@docusaurus/preset-classic';
import { announcement } from './announcement';
import { checkThemeConfig } from './check-theme';
import { codeLanguages } from './code-languages';
import { codeThemes } from './code-themes';
import { footer } from './footer';
import { lineMarks } from './line-marks';
import { navbar } from './navbar';
import { readSearchConfig } from './search';

/** Everything that the classic theme is told. */
export const themeConfig: Preset.ThemeConfig = checkThemeConfig({
  colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
  announcementBar: announcement,
  navbar,
  // Always there, account or not: the theme makes the search page's route from it.
  algolia: readSearchConfig(process.env),
  footer,
  prism: {
    ...codeThemes,
    magicComments: lineMarks,
    additionalLanguages: codeLanguages,
  },
});
