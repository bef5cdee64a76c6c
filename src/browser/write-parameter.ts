import { addressEvent } from './navigation/events';

/**
 * Writes a query parameter of the address, without a new history entry. The rest of the address stays.
 *
 * @param value empty to remove the parameter
 */
export function writeParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  try {
    window.history.replaceState(window.history.state, '', url);
  } catch {
    // Safari allows a hundred changes of the address in thirty seconds. What is shown follows from the address.
    window.location.assign(url);
    return;
  }
  window.dispatchEvent(new Event(addressEvent));
}
