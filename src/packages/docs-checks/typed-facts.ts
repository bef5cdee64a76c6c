/**
 * Finds numbers typed by hand that the facts of the version provide.
 *
 * The rule: a page may not type
 * - the version of a tool that builds apps: Xcode, Android Studio, Node.js, npm, Gradle and its Android plugin, JDK or
 *   Java, CocoaPods;
 * - an SDK level, deployment target or tool version in the syntax of build files;
 * - `iOS 13+`, `Android 5+`, `API 22+`, or an iOS, Android or API number up to 40 characters after a word that requires it
 *   in the same part of a sentence (requires, needs, supports, targets, at least, minimum, lowest, oldest, runs on);
 * - the release of a `@capacitor` package that the version documents, or a command that installs one without a release.
 * Behavior of other system releases is not a requirement and is allowed: "Android 13 asks for permission",
 * "on iOS 14 and newer". Upgrade guides (`updating/`) cover several releases and are exempt.
 */

import { loadReference } from '@capacitor-docs/reference';
import { walkTree } from '@capacitor-docs/shared/markdown';
import { lineOf } from '@capacitor-docs/shared/mdx';
import type { Nodes } from 'mdast';
import type { Page } from '../../remark/pages';
import { lineAt, type Problem } from './problem';
import { treeOf } from './read/parsed-page';

interface Pattern {
  /** With the flag `g`. */
  pattern: RegExp;
  /** The directive that a writer uses instead. */
  fact: string;
}

const number = '\\d+(?:\\.\\d+)*';
const studioNames = 'Arctic Fox|Bumblebee|Chipmunk|Dolphin|Electric Eel|Flamingo|Giraffe|Hedgehog|Iguana';
const demand = '(?:requires?|needs?|supports?|targets?|at least|minimum|lowest|oldest|runs on)\\b[^.!?,;:]{0,40}?';

/** Patterns for text and inline code. */
const prosePatterns: readonly Pattern[] = [
  { pattern: /\bXcode (?:version )?\d+(?:\.\d+)*/gi, fact: 'xcode' },
  { pattern: new RegExp(`\\bAndroid Studio (?:version )?(?:${number}|${studioNames})`, 'gi'), fact: 'androidStudio' },
  { pattern: /\bNode(?:\.?js)? (?:version )?v?\d+(?:\.\d+)*/gi, fact: 'nodeMinimum' },
  { pattern: /\b(?:Android Gradle plugin|AGP) (?:version )?\d+(?:\.\d+)*/gi, fact: 'androidGradlePlugin' },
  { pattern: /\bGradle (?:version )?\d+(?:\.\d+)*/gi, fact: 'gradle' },
  { pattern: /\b(?:JDK|Java(?: SE)?|OpenJDK) (?:version )?\d+(?:\.\d+)*/gi, fact: 'java' },
  { pattern: /\bCocoaPods (?:version )?v?\d+(?:\.\d+)*/gi, fact: 'cocoaPods' },
  { pattern: /\biOS \d+(?:\.\d+)*\+/g, fact: 'minIosVersion' },
  { pattern: /\bAndroid \d+(?:\.\d+)*\+/g, fact: 'minAndroidVersion' },
  { pattern: /\bAPI (?:level )?\d+\+/gi, fact: 'minSdkVersion' },
  { pattern: new RegExp(`\\b${demand}\\biOS ${number}`, 'gi'), fact: 'minIosVersion' },
  { pattern: new RegExp(`\\b${demand}\\bAndroid ${number}`, 'gi'), fact: 'minAndroidVersion' },
  { pattern: new RegExp(`\\b${demand}\\bAPI (?:level )?${number}`, 'gi'), fact: 'minSdkVersion' },
];

/** Patterns for inline code and code blocks. */
const codePatterns: readonly Pattern[] = [
  { pattern: /\bminSdk(?:Version)?\s*[=:(]?\s*['"]?\d+/g, fact: 'minSdkVersion' },
  { pattern: /\bcompileSdk(?:Version)?\s*[=:(]?\s*['"]?\d+/g, fact: 'compileSdkVersion' },
  { pattern: /\btargetSdk(?:Version)?\s*[=:(]?\s*['"]?\d+/g, fact: 'targetSdkVersion' },
  { pattern: /android:minSdkVersion="\d+"/g, fact: 'minSdkVersion' },
  { pattern: /android:targetSdkVersion="\d+"/g, fact: 'targetSdkVersion' },
  { pattern: /com\.android\.tools\.build:gradle:\d+(?:\.\d+)*/g, fact: 'androidGradlePlugin' },
  { pattern: /com\.google\.gms:google-services:\d+(?:\.\d+)*/g, fact: 'googleServices' },
  { pattern: /distributions\/gradle-\d+(?:\.\d+)*/g, fact: 'gradle' },
  { pattern: /\bJavaVersion\.VERSION_\w+/g, fact: 'javaVersionConstant' },
  { pattern: /\bplatform :ios, *['"]\d+(?:\.\d+)*/g, fact: 'iosDeploymentTarget' },
  { pattern: /\bios\.deployment_target\s*=\s*['"]\d+(?:\.\d+)*/g, fact: 'iosDeploymentTarget' },
  { pattern: /\bIPHONEOS_DEPLOYMENT_TARGET\s*=\s*\d+(?:\.\d+)*/g, fact: 'iosDeploymentTarget' },
];

/** Matches releases of packages: `@capacitor/camera@5.0.0`, `"@capacitor/core": "^5.0.0"`. */
const typedRelease = /(@capacitor\/[\w-]+)(?:@|["']\s*:\s*["'])(?:[~^><=v]*\d[\w.-]*|latest\b|next\b|\*)/g;
const installLine = /\b(?:npm (?:install|i|add)|yarn add|pnpm (?:add|install|i)|bun add)\b(.*)/g;
const bareName = /(?<![\w/])(@capacitor\/[\w-]+)(?![\w@/-])/g;

/** A typed fact inside a text. */
interface Finding {
  /** Position in the text. */
  index: number;
  message: string;
}

/** Finds the typed facts of a page. */
export function checkTypedFacts(page: Page): Problem[] {
  if (/(?:^|\/)updating\//.test(page.file)) {
    return [];
  }
  const names = new Set(loadReference(page.version).facts.map(({ name }) => name));
  const problems: Problem[] = [];
  walkTree<Nodes>(treeOf(page), (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') {
      return;
    }
    const firstLine = lineOf(node) + (node.type === 'code' ? 1 : 0);
    const typed = node.value.replace(/\{\{fact:[^}]+\}\}/g, (fact) => '…'.repeat(fact.length));
    for (const { index, message } of findInText(typed, node.type, names)) {
      problems.push({ file: page.file, line: firstLine + lineAt(node.value, index) - 1, message });
    }
  });
  return problems;
}

function findInText(value: string, type: 'text' | 'inlineCode' | 'code', names: ReadonlySet<string>): Finding[] {
  const inProse =
    type === 'code' ? [] : findPatterns(value.replaceAll('\n', ' '), prosePatterns, names, type === 'text');
  const inCode =
    type === 'text' ? [] : [...findPatterns(value, codePatterns, names, false), ...findReleases(value, names)];
  return [...inProse, ...inCode];
}

function findPatterns(
  text: string,
  patterns: readonly Pattern[],
  names: ReadonlySet<string>,
  asDirective: boolean,
): Finding[] {
  const found = new Map<number, Finding>();
  for (const { pattern, fact } of patterns) {
    if (!names.has(fact)) continue;
    for (const match of text.matchAll(pattern)) {
      // "Android Gradle plugin 8" and "Gradle plugin 8" end at the same place. The first pattern is more specific.
      const end = match.index + match[0].length;
      const advice = asDirective ? `:fact[${fact}]` : `{{fact:${fact}}}`;
      const message = `"${match[0].trim()}" is typed by hand: write ${advice} for the number`;
      found.set(end, found.get(end) ?? { index: match.index, message });
    }
  }
  return [...found.values()];
}

function findReleases(text: string, names: ReadonlySet<string>): Finding[] {
  const releases = [...text.matchAll(typedRelease)].map(({ 0: whole, 1: name = '', index }) => ({
    name,
    index,
    message: `"${whole}" types a release by hand: write {{fact:package:${name}}} or {{fact:packageMajor:${name}}}`,
  }));
  const bare = [...text.matchAll(installLine)].flatMap(({ 1: rest = '', index }) =>
    [...rest.matchAll(bareName)].map(({ 1: name = '' }) => ({
      name,
      index,
      message: `${name} is installed without a release: write ::install{packages="${name}"} or ${name}@{{fact:packageMajor:${name}}}`,
    })),
  );
  return [...releases, ...bare].filter(({ name }) => names.has(`package:${name}`));
}
