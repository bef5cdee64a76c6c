/** Stands in for `history`: the part that keeps the address bar. The two others are for sites without one. */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history';

function refuse(): never {
  throw new Error('The light client keeps the history of the browser only; see src/plugins/light-client/README.md.');
}

export { refuse as createHashHistory, refuse as createMemoryHistory };
