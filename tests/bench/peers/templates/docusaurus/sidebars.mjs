import { readFileSync } from 'node:fs';

/** Written by the benchmark: our sidebars. */
const { sidebars } = JSON.parse(readFileSync(new URL('./site.json', import.meta.url), 'utf8'));

let categories = 0;

function toItem({ label, link, collapsed, items }) {
  if (items === undefined) return { type: 'doc', label, id: link.slice(1).replace(/(^|\/)$/, '$1index') };
  categories += 1;
  // Two categories may have the same label.
  return { type: 'category', key: `category-${categories}`, label, collapsed, items: items.map(toItem) };
}

export default Object.fromEntries(sidebars.map(({ label, entries }) => [label, entries.map(toItem)]));
