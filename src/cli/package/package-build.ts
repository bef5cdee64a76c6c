import { join } from 'node:path';
import { pathFrom } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { UsageError } from '../command';
import { hostNames } from './host-names';
import { describePackage, packageSite } from './package-site';

/** Best and quick quality levels of Brotli; `compressNow` compares their costs and benefits. */
const qualities = { patient: 11, quick: 5 };

/**
 * Writes the build and the files for one host to `release/<host>/`.
 *
 * @param name of the host
 * @throws a one-line error when the host is unknown, there is no build, or the site does not fit the host
 */
export async function packageBuild(name: string | undefined, isQuick: boolean): Promise<void> {
  const host = hostNames.find((known) => known === name);
  if (host === undefined)
    throw new UsageError(`Name the host: npm run package -- --host ${hostNames.join('|')} (and --quick to try it out)`);
  const outFolder = join(projectRoot, 'release', host);
  const quality = isQuick ? qualities.quick : qualities.patient;
  const contents = await packageSite({ host, buildFolder: join(projectRoot, 'build'), outFolder, quality });
  for (const line of describePackage(contents, pathFrom(projectRoot, outFolder))) console.log(line);
}
