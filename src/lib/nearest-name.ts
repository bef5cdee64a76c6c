export { nearestName } from './nearest-name.mjs';
