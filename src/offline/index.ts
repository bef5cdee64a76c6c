/** What the client module loads once the page is idle. */
export { refreshKept } from './keeper';
export { keepVisited } from './visited';
