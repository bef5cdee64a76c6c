import { showNote } from '../note';

/** Says that an island has stopped because of an error. @param again starts it from the HTML of the build */
export function showStopped(host: Element, again: () => void): void {
  showNote(host, again, 'This part of the page has stopped.', 'Start again');
}
