/** Reads the public API of a version's native runtime from `@capacitor/ios` and `@capacitor/android`. */
import type { VersionName } from '../../config/versions';
import { collectJavaMembers } from './java-api';
import { readNativeSources } from './sources';
import { collectSwiftMembers } from './swift-api';

export { checkNativeBlock, type UnknownNativeName } from './check';

export interface NativeApi {
  /** Names of types, members, macros and constants in Swift and Objective-C. */
  swift: Set<string>;
  /** Names of types and members in Java. */
  java: Set<string>;
  /** Names of Java annotations without the `@`. */
  annotations: Set<string>;
  /** Members by class, including those inherited from the runtime. */
  swiftClasses: Map<string, Set<string>>;
  javaClasses: Map<string, Set<string>>;
}

function listMembers(names: Iterable<string>, collect: (name: string) => Set<string>): Map<string, Set<string>> {
  return new Map([...names].sort().map((name) => [name, collect(name)]));
}

/**
 * Reads the public native API of a version.
 * @throws when the native packages are not installed.
 */
export function readNativeApi(version: VersionName): NativeApi {
  const { swift, java } = readNativeSources(version);
  const swiftClasses = listMembers(swift.classes.keys(), (name) => collectSwiftMembers(swift, name).members);
  const javaClasses = listMembers(java.classes.keys(), (name) => collectJavaMembers(java, name).members);
  const names = (classes: Map<string, Set<string>>): string[] =>
    [...classes].flatMap(([name, members]) => [name, ...members]);
  return {
    swift: new Set([...names(swiftClasses), ...swift.others].sort()),
    java: new Set(names(javaClasses).sort()),
    annotations: new Set([...java.annotations].sort()),
    swiftClasses,
    javaClasses,
  };
}
