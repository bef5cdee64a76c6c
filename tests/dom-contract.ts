import * as contract from '../src/lib/dom-contract';

const written = Object.entries(contract.writtenNames).flatMap(([kind, groups]) =>
  groups.flatMap((names) => names.split(' ').map((name): [string, string] => [`${name} ${kind}`, name])),
);

/** All names of the contract, by their constants. Those that have none are listed as `menu Class`. */
export const contractNames: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(contract).filter(([, value]) => typeof value === 'string'),
  ...written,
]);
