/**
 * A whole page that leads on at once. The script takes query and hash along, which a refresh by the browser would drop; without
 * JavaScript the refresh does it.
 *
 * @param to address of the page to lead to: `/docs/apis/preferences`
 * @param siteUrl where the site is served: `https://example.com`
 */
export function toRedirectHtml(to: string, siteUrl: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${siteUrl}${to}">
<script>location.replace(${JSON.stringify(to)} + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
