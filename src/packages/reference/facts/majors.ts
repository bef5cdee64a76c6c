/**
 * Every major version of Capacitor: what its packages state, and what the project published about its support.
 * `npm run cli packages:update` reads the packages again; dates and support are copied by hand from the page that `policy` names.
 */
import { docsVersions, majorOf, type VersionName } from '../../../config/versions';
import { findFact, readFacts } from './index';
import data from './major-versions.json';

/** Support status of a major version, as the project published it. */
export type Support = 'active' | 'maintenance' | 'extended' | 'ended';

/** A major version of Capacitor. Dates are `2025-01-20`. */
export interface Major {
  readonly major: number;
  readonly released: string;
  readonly support: Support;
  /** Last day of maintenance, where one was named. */
  readonly maintenanceEnd?: string;
  /** Last day of extended support, where one was named. */
  readonly extendedEnd?: string;
  /** Newest release that was read. */
  readonly release: string;
  /** Oldest Node.js that its CLI runs on. */
  readonly node: string;
  /** Oldest API level of Android. */
  readonly minSdk: number;
  readonly targetSdk: number;
  /** Oldest iOS. */
  readonly ios: string;
  /** Oldest Xcode and Android Studio, where they were named. */
  readonly xcode?: string;
  readonly androidStudio?: string;
  /** Folder of its documentation in the repository of the project, where it has one. */
  readonly sources?: string;
  /** Its version on this site, if it has one. */
  readonly docs?: VersionName;
}

/** Repository of the project's documentation, its page that dates and support were read from, and the day they were read. */
export const majorsSource = {
  url: `${data.repository}/blob/main/${data.policy}`,
  repository: data.repository,
  read: data.read,
} as const;

type WrittenMajor = Pick<Major, 'major' | 'released' | 'support'> & Partial<Major>;

/**
 * Lists the major versions, newest first. Requirements of versions with pages here are read from their packages.
 *
 * @throws when a version has neither pages here nor requirements of its own
 */
export function listMajors(): Major[] {
  return (data.majors as readonly WrittenMajor[]).map((written) => {
    const docs = docsVersions.find(({ name }) => majorOf(name) === String(written.major))?.name;
    const major = { ...written, ...(docs === undefined ? {} : { docs, ...readRequirements(docs) }) };
    if (!isComplete(major)) throw new Error(`${majorsFile}: major ${written.major} has no requirements.`);
    return major;
  });
}

function isComplete(major: WrittenMajor): major is Major {
  const { release, node, minSdk, targetSdk, ios } = major;
  return [release, node, minSdk, targetSdk, ios].every((value) => value !== undefined);
}

/** File with the data of each major version. */
export const majorsFile = 'src/packages/reference/facts/major-versions.json';

/** Requirements of a major version, as its packages state them. Stored in `majorsFile` for versions without pages here. */
export type Requirements = ReturnType<typeof readRequirements>;

/** @returns what the packages of a version state */
export function readRequirements(version: VersionName) {
  const facts = readFacts(version);
  const read = (name: string) => findFact(facts, name).value;
  return {
    release: read('coreVersion'),
    node: read('nodeMinimum'),
    minSdk: Number(read('minSdkVersion')),
    targetSdk: Number(read('targetSdkVersion')),
    ios: read('iosDeploymentTarget'),
    xcode: read('xcode'),
    androidStudio: read('androidStudio'),
  };
}
