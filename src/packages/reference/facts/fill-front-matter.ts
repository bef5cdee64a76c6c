import type { VersionName } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import { loadReference } from '../load-reference';

/** A fact in front matter: `{{fact:majorVersion}}`. */
const factInText = /\{\{fact:([^}]+)\}\}/g;

/**
 * Fills the facts of a version into the texts of a page's front matter, so that a page copied to another version states that version's facts.
 *
 * @param frontMatter fields with their values
 * @param fail called with the field and the problem when there is no such fact; the placeholder then stays in the text
 */
export function fillFrontMatter<Values extends Record<string, unknown>>(
  frontMatter: Values,
  version: VersionName,
  fail: (field: string, problem: string) => void = () => {},
): Values {
  const fields = Object.entries(frontMatter);
  if (!fields.some(([, value]) => typeof value === 'string' && value.includes('{{fact:'))) return frontMatter;
  const { facts } = loadReference(version);
  const fill = (field: string, text: string): string =>
    text.replace(factInText, (written, name: string) => {
      const fact = facts.find((candidate) => candidate.name === name.trim());
      if (fact !== undefined) return fact.value;
      const near = nearestName(
        name,
        facts.map((candidate) => candidate.name),
      );
      fail(field, `there is no fact "${name}" in ${version}${near === undefined ? '' : `, but "${near}"`}`);
      return written;
    });
  const filled = fields.map(([field, value]) => [field, typeof value === 'string' ? fill(field, value) : value]);
  return { ...frontMatter, ...Object.fromEntries(filled) };
}
