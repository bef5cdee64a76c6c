import type { LineKind } from './reporter';

/** Prints lines with the labels that Docusaurus uses for warnings, news and success. */
export function printLines(lines: readonly string[], kind: LineKind): void {
  for (const line of lines) {
    if (kind === 'broken') console.warn(`[WARNING] ${line}`);
    else console.log(`[${kind === 'style' ? 'INFO' : 'SUCCESS'}] ${line}`);
  }
}
