/**
 * Parameters of an address never change how a page is drawn. The script that theme-classic writes into each page copies every
 * `?docusaurus-data-…` to `<html>`, where style sheets and scripts read it: a link could empty a page. `?docusaurus-theme`, meant for pages in
 * frames, wins over the colours that the reader chose. The site has no use for either.
 */

/** The exports of theme-classic's `inlineScripts`; the theme looks them up whenever it writes a page. */
export interface InlineScripts {
  DataAttributeQueryStringInlineJavaScript: string;
  getThemeInlineScript: (options: never) => string;
}

/**
 * Takes the parameters out of the scripts; twice does no more than once.
 *
 * @param scripts changed in place, because the theme has no option for it
 * @throws when the script is another than that of theme-classic 3.10.2
 */
export function ignoreParameters(scripts: InlineScripts): void {
  const { getThemeInlineScript } = scripts;
  scripts.DataAttributeQueryStringInlineJavaScript = '';
  scripts.getThemeInlineScript = (options) => {
    const script = getThemeInlineScript(options)
      .replace(/ {2}function getQueryStringTheme\(\) \{.*?\n {2}\}\n/s, '')
      .replace('getQueryStringTheme() || ', '');
    if (/location|getQueryStringTheme/.test(script)) {
      throw new Error(
        "The theme's inline script reads parameters in another way now. Adapt src/plugins/upstream-mends/inline-scripts.ts.",
      );
    }
    return script;
  };
}
