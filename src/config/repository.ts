/** Location of the sources of this documentation, which "Edit this page" links to. */
export interface Repository {
  /** Address of the repository, without a slash at its end. */
  readonly url: string;
  /** Branch that the site is built from. */
  readonly branch: string;
}

export const repository: Repository = {
  url: 'https://github.com/ionic-team/capacitor-docs',
  branch: 'main',
};

/** @returns address at which a file can be edited; its path is from the root of the repository, with forward slashes */
export function editAddress(file: string): string {
  return encodeURI(`${repository.url}/edit/${repository.branch}/${file}`);
}
