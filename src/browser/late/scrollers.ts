import { nameCode, tableName, watchScrollers } from '../watch-scrollers';

let end: () => void = () => undefined;

/** Makes the code blocks and tables of the current page focusable while they scroll sideways. */
export function watchWide(): void {
  end();
  const names = new Map<Element, string>();
  for (const code of document.querySelectorAll('.theme-code-block pre')) {
    names.set(code, nameCode(code.parentElement?.previousElementSibling?.textContent));
  }
  for (const { parentElement } of document.querySelectorAll('main table')) {
    if (parentElement !== null) names.set(parentElement, tableName);
  }
  end = watchScrollers(names);
}
