import { fetchJson } from '../../browser/fetch-json';
import { basePath } from '../../config/versions';
import { findMarkdown } from '../../page-tools/copy-page';
import { type Explanation, type Explanations, explainedLanguage, explainFolder } from './model';

/** A name in a sample on the page. */
export interface ExplainedName {
  readonly line: number;
  readonly column: number;
  readonly explanation: Explanation;
}

const files = new Map<string, Promise<Explanations>>();

/**
 * Reads what the names in a sample mean. The file of the page is loaded once.
 *
 * @param code the element with the code of the sample
 * @returns names in the order of the code; none if the sample is not compiled
 * @throws when the file does not load
 */
export async function readExplanations(code: Element): Promise<readonly ExplainedName[]> {
  const { names, blocks } = await loadFile(findFile());
  const samples = [...document.querySelectorAll('.theme-doc-markdown pre > code')].filter(isExplained);
  return (blocks[samples.indexOf(code)] ?? []).flatMap(([line, column, index]) => {
    const explanation = names[index];
    return explanation === undefined ? [] : [{ line, column, explanation }];
  });
}

function isExplained({ parentElement }: Element): boolean {
  return explainedLanguage.test(parentElement?.className ?? '');
}

/** The page's file has the place of its Markdown, in a folder of its own. */
function findFile(): string {
  const page = findMarkdown().slice(basePath.length).replace(/\.md$/, '');
  return `${basePath}${explainFolder}/${page}.json`;
}

function loadFile(address: string): Promise<Explanations> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const loading = fetchJson<Explanations>(address);
  files.set(address, loading);
  loading.catch(() => files.delete(address));
  return loading;
}
