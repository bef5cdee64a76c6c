const tones: Readonly<Record<string, string>> = { added: 'positive', removed: 'negative', deprecated: 'deprecated' };

/** @returns the classes of the label of a change, by its kind: whatever may need work in an app is a notice */
export function changeTag(kind: string): string {
  return `tag tag--${tones[kind] ?? 'notice'}`;
}
