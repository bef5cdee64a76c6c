/** File with the licenses of the packages that browsers load, below the base path. */
export const noticesFile = 'third-party-licences.txt';
