/** Prints lines with the labels that Docusaurus uses for warnings and for success. */
export function printLines(lines: readonly string[], isWrong: boolean): void {
  for (const line of lines) {
    if (isWrong) console.warn(`[WARNING] ${line}`);
    else console.log(`[SUCCESS] ${line}`);
  }
}
