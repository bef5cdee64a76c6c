import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createSiteServer } from '../../src/packages/docs-cli/serve/static-site';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/** A served folder. */
export interface ServedFolder {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly close: () => void;
}

/**
 * Builds a site that differs from the published one. It calls Docusaurus directly, because our own command builds the published site.
 *
 * @param name name of a folder in `.docusaurus/` for generated files, so that those of the published site stay as they are
 * @param outDir folder of the build
 * @param env variables in addition to those of this process
 * @param args additional arguments of `docusaurus build`
 * @returns the output of Docusaurus
 */
export async function buildOtherSite(
  name: string,
  outDir: string,
  env: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): Promise<string> {
  const { GOOGLE_TAG_MANAGER_ID, ALGOLIA_ADMIN_API_KEY, ...own } = process.env;
  const program = join(projectRoot, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [program, 'build', '--out-dir', outDir, ...args],
    {
      cwd: projectRoot,
      env: { ...own, ...env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${name}` },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  return stdout + stderr;
}

/** Serves a build on a free port, as `npm run serve` does. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createSiteServer(folder);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
