import type { Docs } from '../docs';
import { describeVersion } from '../find';

const advice = {
  unreleased: 'for people who try the next major version',
  latest: 'choose it when nothing names a version',
  unmaintained: 'for apps that still use it',
} as const;

/** Lists the versions with their addresses, and says how to choose one. */
export async function listVersions(docs: Docs): Promise<string> {
  const versions = await docs.listVersions();
  const lines = versions.map((version) => `- ${describeVersion(version)}, ${advice[version.state]}: ${version.url}`);
  return `Which version an app uses stands in its package.json, as the major version of @capacitor/core: "^4.1.0" means v4.

${lines.join('\n')}
`;
}
