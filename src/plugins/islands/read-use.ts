import { findJsonProblem } from '../../build/islands/json-problem';
import { type Condition, conditions, directivePrefix, lineAttribute } from '../../lib/island';

/** What a page passes to an island. */
export interface IslandUse {
  /** The component's own properties. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly condition: Condition;
}

/**
 * Separates the properties of an island from the attributes that are meant for the site.
 *
 * @param given attributes as the page has them, without children
 * @param name of the component
 * @param place file and line where the page gets the component; the line in `lineAttribute` takes precedence
 * @throws a one-line error with file, line and reason if JSON can't represent a property
 */
export function readUse(given: Readonly<Record<string, unknown>>, name: string, place: string): IslandUse {
  const own = Object.entries(given).filter(([key]) => !key.startsWith(directivePrefix));
  const line = given[lineAttribute];
  const where = typeof line === 'string' ? place.replace(/\d+$/, line) : place;
  for (const [key, value] of own) {
    const problem = findJsonProblem(value, key);
    if (problem !== undefined) {
      throw new Error(`${where}: <${name}>: its property ${problem}, and only what JSON can hold reaches the browser.`);
    }
  }
  const condition = conditions.find((each) => given[directivePrefix + each] !== undefined) ?? conditions[0];
  return { props: Object.fromEntries(own), condition };
}
