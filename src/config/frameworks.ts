/** Tabs that show the code for each framework: the name of the group, and its tabs in order. */

/** Name of the group, under which the browser stores the choice for all pages. */
export const frameworkGroup = 'framework';

/** The tabs of each group, beginning with the code that needs no framework. */
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

/** Languages of code blocks that only the compiler of a framework can read. */
export const frameworkLanguages: readonly string[] = ['vue', 'svelte'];
