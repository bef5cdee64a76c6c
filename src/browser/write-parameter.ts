import { addressEvent } from './address-event';

/**
 * Writes a parameter of the address, without a new entry in the history; what else stands there stays.
 *
 * @param value empty to take the parameter away
 */
export function writeParameter(name: string, value: string): void {
  const url = new URL(window.location.href);
  if (value === '') url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  window.history.replaceState(window.history.state, '', url);
  window.dispatchEvent(new Event(addressEvent));
}
