/** What the build gives to the upgrade assistant. */
export * from './data';
