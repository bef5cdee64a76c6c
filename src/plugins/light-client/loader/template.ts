import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { interactionEvents } from '../../../lib/interaction-events';

/** Finds the inline scripts among tags, as the text of a regular expression. */
const inlineScripts = String.raw`/<script>(.*?)<\/script>/gs`;

/** Text that occurs only in the script of theme-classic that `choices.js` replaces. */
const ofTheme = 'docusaurus-theme';

/** Makes the parser pause, so that the browser can draw what stands above. Removes itself, because React did not render it. */
const pausingScript = '<script>document.currentScript.remove()</script>';

/**
 * Makes the template of pages. It is that of Docusaurus 3.10.2 (`core/lib/ssg/ssgTemplate.html.js`) with these differences:
 * - Scripts don't begin to load before the page is drawn. An inline script loads them then.
 * - What must happen before the first paint is one inline script in the head, in front of the styles.
 * - The script of theme-classic that reads parameters in the URL is left out, and `choices.js` does the rest of its work.
 * - After the bar, a script makes the parser pause. The bar and the page behind it are then laid out in separate tasks: without it, the longest
 *   task of a reference page takes 75 to 92 ms on a slow phone instead of 50.
 */
export function makeTemplate(): string {
  const scripts = '<%~ it.scripts.map((script) => JSON.stringify(it.baseUrl + script)).join(",") %>';
  const settings = `{ scripts: [${scripts}], interactions: ${JSON.stringify(interactionEvents)} }`;
  const loader = readScript('loader.js').replace('__LIGHT_CLIENT__', () => settings);
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% if (it.noIndex) { %><meta name="robots" content="noindex, nofollow"><% } %>
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags.replace(${inlineScripts}, "") %>
    <script><%~ [...(it.headTags + it.preBodyTags).matchAll(${inlineScripts})].map((match) => match[1]).filter((script) => !script.includes("${ofTheme}")).join(";") %>;${readScript('choices.js')};${loader}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags.replace(${inlineScripts}, "") %>
    <div id="__docusaurus"><%~ it.appHtml.replace("</nav>", (bar) => bar + ${JSON.stringify(pausingScript)}) %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}

/** Reads a script that is written into pages, without its comments and the semicolon at its end. */
function readScript(name: string): string {
  const text = readFileSync(join(projectRoot, 'src/plugins/light-client/loader', name), 'utf8');
  return text
    .replace(/\/\*\*[\s\S]*?\*\/|^ *\/\/.*$/gm, '')
    .trim()
    .replace(/;$/, '');
}
