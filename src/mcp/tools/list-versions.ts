import type { Docs } from '../docs';
import { describeVersion } from '../find';

const advice = {
  unreleased: 'for apps that try the next major version',
  latest: 'choose it if no version is named',
  unmaintained: 'for apps that still use it',
} as const;

/** Lists the versions with their addresses, and says how to choose one. */
export async function listVersions(docs: Docs): Promise<string> {
  const versions = await docs.listVersions();
  const lines = versions.map((version) => `- ${describeVersion(version)}, ${advice[version.state]}: ${version.url}`);
  return `An app's package.json shows its version: it is the major version of @capacitor/core, so "^4.1.0" means v4.

${lines.join('\n')}
`;
}
