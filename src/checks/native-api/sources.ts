/** Caches the native API of both platforms, because every native block of a version needs it. */
import type { VersionName } from '../../config/versions';
import { type JavaApi, readJavaApi } from './java-api';
import { readSwiftApi, type SwiftApi } from './swift-api';

export interface NativeSources {
  swift: SwiftApi;
  java: JavaApi;
}

const cache = new Map<VersionName, NativeSources>();

/** @throws when the native packages of the version are not installed. */
export function readNativeSources(version: VersionName): NativeSources {
  const known = cache.get(version) ?? { swift: readSwiftApi(version), java: readJavaApi(version) };
  cache.set(version, known);
  return known;
}
