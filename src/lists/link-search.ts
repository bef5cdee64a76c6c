/** Lets the link in an advice lead to the search of all pages for what the reader typed. */
export function linkSearch(advice: HTMLElement, words: string): void {
  const link = advice.querySelector('a');
  if (link === null || advice.hidden) return;
  const url = new URL(link.href);
  url.searchParams.set('q', words);
  link.href = url.href;
}
