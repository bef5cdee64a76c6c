import { type Finding, placeholder, type Say, sayAbout } from './project';
import type { Diff } from './read-diff';
import { listElements, readXml, type XmlAttribute, type XmlElement } from './read-xml';

function openFile(file: string, source: string): { elements: XmlElement[]; root: XmlElement | undefined; say: Say } {
  const { elements } = readXml(source);
  return { elements: listElements(elements), root: elements[0], say: sayAbout(file, source) };
}

/** Compares a property list with a change in a guide, by its keys. Values are the app's own. */
export function checkPlist(diff: Diff, file: string, source: string): Finding[] {
  const { elements, root, say } = openFile(file, source);
  if (root === undefined) return [];
  const keysOf = (lines: readonly string[]): string[] =>
    readXml(lines.join('\n')).elements.flatMap(({ name, text }) => (name === 'key' ? text.trim() : []));
  const [added, removed] = [keysOf(diff.added), keysOf(diff.removed)];
  const find = (key: string) => elements.filter(({ name, text }) => name === 'key' && text.trim() === key);
  const gone = removed.filter((key) => !added.includes(key));
  const still = gone.flatMap(find).map(({ line }) => say('unmet', line, 'Not in a new project.'));
  const isClean = gone.length > 0 && still.length === 0;
  const place = elements.find(({ name }) => name === 'dict') ?? root;
  return [
    ...added.flatMap((key): Finding[] => {
      const own = find(key).map(({ line }) => say('met', line));
      return own.length > 0 ? own : [{ state: 'unmet', file, text: key, note: 'Missing.' }];
    }),
    ...still,
    ...(isClean ? [say('met', place.line, `Has no ${gone.join(', ')}.`)] : []),
  ];
}

/** Compares an Android manifest with a change in a guide, by its elements and their attributes. */
export function checkManifest(diff: Diff, file: string, source: string): Finding[] {
  const { elements, root, say } = openFile(file, source);
  if (root === undefined) return [];
  const gone: string[] = [];
  const findings = diff.changes.flatMap((change): Finding[] => {
    const [added, removed] = [readXml(change.added.join('\n')), readXml(change.removed.join('\n'))];
    const partnerOf = (element: XmlElement) => added.elements.find((other) => isSameKind(other, element));
    const changed = removed.elements.flatMap((element): Finding[] => {
      const partner = partnerOf(element);
      if (partner !== undefined) return checkAttributes(element, partner, elements, say);
      const still = elements.filter((own) => isLike(own, element));
      if (still.length === 0) gone.push(describe(element));
      const what = element.children.length === 0 ? '.' : `: ${describe(element)}`;
      return still.map(({ line }) => say('unmet', line, `Not in a new project${what}`));
    });
    const news = added.elements.filter((element) => !removed.elements.some((other) => isSameKind(other, element)));
    return [
      ...changed,
      ...news.flatMap((element): Finding[] => {
        const own = elements.filter((other) => isLike(other, element)).map(({ line }) => say('met', line));
        return own.length > 0 ? own : [{ state: 'unmet', file, text: describe(element), note: 'Missing.' }];
      }),
      ...checkLoose(added.loose, removed.loose, file, elements, say),
    ];
  });
  const hasGone = gone.length > 0 && !findings.some(({ state }) => state !== 'met');
  return [...findings, ...(hasGone ? [say('met', root.line, `Has no ${gone.join(', ')}.`)] : [])];
}

/** Names an element as manifests write it, with what is inside of it. */
function describe({ name, attributes, children }: XmlElement): string {
  const inside = children.map(describe).join(' ');
  return `<${[name, ...attributes.map((own) => `${own.name}="${own.value}"`)].join(' ')}>${inside}`;
}

function readValue({ attributes }: XmlElement, name: string): string | undefined {
  return attributes.find((own) => own.name === name)?.value;
}

function isSameKind(a: XmlElement, b: XmlElement): boolean {
  return (
    a.name === b.name &&
    readValue(a, 'android:name') === readValue(b, 'android:name') &&
    a.children.length === b.children.length
  );
}

/** Whether an element has all that another one has. */
function isLike(own: XmlElement, wanted: XmlElement): boolean {
  return (
    own.name === wanted.name &&
    wanted.attributes.every(({ name, value }) => readValue(own, name) === value) &&
    wanted.children.every((child) => own.children.some((other) => isLike(other, child)))
  );
}

/** Checks attributes that a tag loses. */
function checkAttributes(before: XmlElement, after: XmlElement, elements: readonly XmlElement[], say: Say): Finding[] {
  const gone = before.attributes.filter(({ name }) => readValue(after, name) === undefined);
  return elements
    .filter(({ name }) => name === before.name)
    .flatMap((own) =>
      gone.map(({ name }) => {
        const still = own.attributes.find((attribute) => attribute.name === name);
        return still === undefined
          ? say('met', own.line, `Has no ${name}.`)
          : say('unmet', still.line, 'Not in a new project.');
      }),
    );
}

/** Checks attributes whose tag begins before the change, so that only their names say where they belong. */
function checkLoose(
  added: readonly XmlAttribute[],
  removed: readonly XmlAttribute[],
  file: string,
  elements: readonly XmlElement[],
  say: Say,
): Finding[] {
  return added.flatMap(({ name, value }): Finding[] => {
    const former = removed.find((other) => other.name === name)?.value;
    // Apps have a name of their own there.
    if (former === value || former?.includes(placeholder)) return [];
    if (former === undefined && name === exported) return checkExported(elements, say);
    return [{ state: 'unknown', file, text: `${name}="${value}"`, note: 'Look for it yourself.' }];
  });
}

const exported = 'android:exported';

/** Elements that other apps can start. From Android 12 on, each that has an intent filter must say whether they may. */
const components: readonly string[] = ['activity', 'activity-alias', 'service', 'receiver'];

function readName(element: XmlElement): string {
  return readValue(element, 'android:name') ?? element.name;
}

function checkExported(elements: readonly XmlElement[], say: Say): Finding[] {
  return elements
    .filter(
      ({ name, children }) => components.includes(name) && children.some((child) => child.name === 'intent-filter'),
    )
    .map((component) => {
      const own = component.attributes.find(({ name }) => name === exported);
      return own === undefined
        ? say('unmet', component.line, `${readName(component)} has an intent filter, but no ${exported}.`)
        : say('met', own.line);
    });
}
