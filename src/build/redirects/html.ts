/**
 * A whole page that leads on at once. The script takes query and hash along, which a refresh by the browser would drop; without
 * JavaScript the refresh does it. The script is the same in all such pages, so that one hash in the content security policy allows it.
 *
 * @param to address of the page to lead to: `/docs/apis/preferences`
 * @param canonical what search engines are told, with the host: `https://example.com/docs/apis/preferences`
 */
export function toRedirectHtml(to: string, canonical: string): string {
  return `<!doctype html>
<html lang="en" data-to="${to}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${canonical}">
<script>location.replace(document.documentElement.dataset.to + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
