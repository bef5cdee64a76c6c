/** `docs:retire`: removes the pages of the oldest version, and redirects their addresses to pages on the same subject. */

import { majorsFile, type Requirements } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import type { RetiredVersion } from '../../../config/retired-pages';
import { majorOf, type VersionName } from '../../../config/versions';
import { FilePlan } from '../file-plan';
import type { Decision } from './decisions';
import { planStates } from './move-version-links';
import { currentStates, docsDirOf, findEntry, listPageFolders, type StateEntry, versionOfAddress } from './states';

interface RetireInput {
  readonly name: VersionName;
  /** Pages and redirects below its root. */
  readonly had: RetiredVersion;
  /** Finds the counterpart of a page in the oldest remaining version; undefined when there is none. */
  readonly findHeir: (address: string) => string | undefined;
  /** Requirements for apps, from its packages; the page of all versions no longer reads them from the packages. */
  readonly requirements: Requirements;
}

interface RetireResult {
  readonly plan: FilePlan;
  readonly decisions: readonly Decision[];
}

/**
 * @returns the new list of versions
 * @throws a one-line error when it can't be retired
 */
export function retireStates(entries: readonly StateEntry[], name: string): StateEntry[] {
  const { state } = findEntry(entries, name);
  const oldest = entries.filter((entry) => entry.state !== 'retired').at(-1);
  if (state !== 'unmaintained')
    throw inputError(`${name} is ${state}. Only a version that is no longer maintained can be retired.`);
  if (oldest?.name !== name)
    throw inputError(
      `${oldest?.name} is older than ${name}. Retire it first: npm run cli docs:retire -- ${oldest?.name}`,
    );
  return entries.map((entry): StateEntry => (entry.name === name ? { name, state: 'retired' } : entry));
}

const pagesFile = 'src/config/retired-addresses.json';

/**
 * Replaces the links of a page to a version that is retired. Such links would be broken.
 *
 * @param replace gets the address and the text of a link, and returns what is there instead
 * @returns the new text, with line and address of each link
 */
export function replaceLinks(
  text: string,
  name: string,
  replace: (address: string, label: string) => string,
): { text: string; links: { line: number; address: string }[] } {
  const links: { line: number; address: string }[] = [];
  const pattern = new RegExp(`\\[([^\\]]*)\\]\\((/docs/${name}(?:/[^\\s)"]*)?)(?:\\s+"[^"]*")?\\)`, 'g');
  const written = text.replace(pattern, (_, label: string, address: string, offset: number) => {
    links.push({ line: text.slice(0, offset).split('\n').length, address });
    return replace(address, label);
  });
  return { text: written, links };
}

/** Plans the retirement. */
export function planRetire(root: string, { name, had, findHeir, requirements }: RetireInput): RetireResult {
  const plan = new FilePlan(root);
  const after = retireStates(currentStates, name);
  planStates(plan, after);
  plan.removeFolder(docsDirOf(currentStates, name));
  plan.remove(`versioned_sidebars/version-${name}-sidebars.json`);
  const frozen: string[] = JSON.parse(plan.read('versions.json'));
  plan.writeJson(
    'versions.json',
    frozen.filter((entry) => entry !== name),
  );
  const retired: Record<string, RetiredVersion> = JSON.parse(plan.read(pagesFile));
  plan.writeJson(pagesFile, { [name]: had, ...retired });
  plan.remove(`tests/fixtures/routes/${name}.json`);
  const known: { majors: { major: number }[] } = JSON.parse(plan.read(majorsFile));
  const majors = known.majors.map((entry) =>
    String(entry.major) === majorOf(name) ? { ...entry, ...requirements } : entry,
  );
  plan.writeJson(majorsFile, { ...known, majors });

  const decisions = listPageFolders(after)
    .flatMap((folder) => plan.listMarkdown(folder))
    .flatMap((file): Decision[] => {
      const { text, links } = replaceLinks(plan.read(file), name, (address, label) => {
        const [path = ''] = address.slice(`/docs/${name}`.length).split('#');
        const heir = findHeir(path || '/');
        const version = heir === undefined ? undefined : versionOfAddress(after, heir);
        // Within a version, links point to files.
        const isOwn = version !== undefined && file.startsWith(`${docsDirOf(after, version)}/`);
        return heir === undefined || version === undefined || isOwn ? label : `[${label}](${heir} "in ${version}")`;
      });
      plan.edit(file, () => text);
      return links.map(({ line, address }) => ({
        file,
        line,
        question: `the link led to ${address}, which is removed: is the sentence still correct?`,
      }));
    });
  return { plan, decisions };
}
