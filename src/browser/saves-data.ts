/** Whether the reader has asked the browser to save data. Browsers that can't tell count as not. */
export function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
}
