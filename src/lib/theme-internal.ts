/**
 * What the site uses of theme-common's internal API, which may change in any release of Docusaurus. No other file imports it. The public API has
 * nothing for these: a code block that is already highlighted, the color mode around islands, and the tag of pages that belong to no version.
 */
export {
  CodeBlockContextProvider,
  ColorModeProvider,
  DEFAULT_SEARCH_TAG,
  useCodeBlockContext,
  useCodeWordWrap,
} from '@docusaurus/theme-common/internal';
