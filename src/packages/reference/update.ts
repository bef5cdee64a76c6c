/** What only `packages:update` needs: it reads native sources and the releases on npm. */
export { readTarGz } from './facts/tar';
export { makeHistories, readReleases } from './history/make-history';
export { makeSourceFacts, toText } from './source-facts/make-source-facts';
