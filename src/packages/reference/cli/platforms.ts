/** Finds the platforms for which a command of the CLI does something. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@capacitor-docs/shared/typescript';
import { platforms } from '../../../lib/platform-names';
import { parseScript, visit } from '../platforms/script';
import type { Platform } from '../types';

/**
 * Reads the branches of a command's task: `if (platformName === config.ios.name) await runIOS(…)`. A branch that only
 * warns, throws or does nothing does not count. A task without branches supports the platforms of the tasks that it starts (`sync` starts `copy` and
 * `update`).
 *
 * @param folder folder of the CLI's package
 * @param name name of the command
 * @returns platforms in the order of `platforms`; none when the task has no branch for a platform
 */
export function readCommandPlatforms(folder: string, name: string): Platform[] {
  const working = readTask(folder, name, new Set());
  return platforms.filter((platform) => working.has(platform));
}

function readTask(folder: string, name: string, seen: ReadonlySet<string>): Set<Platform> {
  const file = join(folder, 'dist/tasks', `${name}.js`);
  if (seen.has(name) || !existsSync(file)) return new Set();
  const text = readFileSync(file, 'utf8');
  const own = findBranches(parseScript(file, text));
  if (own !== undefined) return own;
  const others = [...text.matchAll(/require\("\.\/(\w+)"\)/g)];
  return new Set(others.flatMap(([, other = '']) => [...readTask(folder, other, new Set([...seen, name]))]));
}

/** @returns platforms with a branch that does something; undefined when there is no branch at all */
function findBranches(file: ts.SourceFile): Set<Platform> | undefined {
  let isAsked = false;
  const working = new Set<Platform>();
  visit(file, (node) => {
    const platform = ts.isIfStatement(node) ? findPlatform(node.expression) : undefined;
    if (!ts.isIfStatement(node) || platform === undefined) return;
    isAsked = true;
    if (doesSomething(node.thenStatement)) working.add(platform);
  });
  return isAsked ? working : undefined;
}

function findPlatform(condition: ts.Expression): Platform | undefined {
  const equals = [ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.EqualsEqualsEqualsToken];
  if (!ts.isBinaryExpression(condition) || !equals.includes(condition.operatorToken.kind)) return undefined;
  const name = /\bconfig\.(\w+)\.name$/.exec(condition.right.getText())?.[1];
  return platforms.find((platform) => platform === name);
}

/** Names of calls that only print a message or resolve without doing anything. */
const idle = /(?:\b(?:log|info|warn|error|fatal|resolve)|Warning)$/;

function doesSomething(node: ts.Node): boolean {
  if (ts.isThrowStatement(node)) return false;
  if (ts.isCallExpression(node) && !idle.test(node.expression.getText().replace(/\)$/, ''))) return true;
  return ts.forEachChild(node, doesSomething) ?? false;
}
