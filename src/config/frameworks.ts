/** Tabs that say what to write in which framework: the group's name, and its tabs in their order. */

/** Name of the group, under which the browser keeps the choice for all pages. */
export const frameworkGroup = 'framework';

/** The tabs of each group, from the code that needs no framework on. */
export const frameworkTabs = [
  { value: 'typescript', label: 'TypeScript' },
  { value: 'react', label: 'React' },
  { value: 'vue', label: 'Vue' },
  { value: 'angular', label: 'Angular' },
  { value: 'svelte', label: 'Svelte' },
] as const;

export type FrameworkTab = (typeof frameworkTabs)[number]['value'];

/** A framework with a compiler of its own; plain TypeScript is compiled like every other block. */
export type Framework = Exclude<FrameworkTab, 'typescript'>;

/** Languages of blocks that only the compiler of a framework reads. */
export const frameworkLanguages: readonly string[] = ['vue', 'svelte'];
