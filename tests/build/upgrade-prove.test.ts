/** What a machine understands of the plans has to be in the plans: the guides may change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BlockContent } from 'mdast';
import { expect, it } from 'vitest';
import { textOf } from '../../src/packages/shared/markdown/text-of';
import type { UpgradeData } from '../../src/packages/upgrade/data';
import { upgradeFile } from '../../src/packages/upgrade/data';
import { makePlan } from '../../src/packages/upgrade/plan/make-plan';
import { listTasks } from '../../src/packages/upgrade/plan/plan';
import { picksIn, pluginsOf } from '../drills/upgrades/apps';
import { openList } from '../drills/upgrades/carry-out';
import { proseRules } from '../drills/upgrades/prose-rules';
import { buildFolder } from './site';

const data = JSON.parse(readFileSync(join(buildFolder, upgradeFile), 'utf8')) as UpgradeData;

const blocks = data.steps.flatMap(({ from, to }): BlockContent[] => {
  const dependencies = pluginsOf(from).map((name) => ({ name, range: '1.0.0', isForDevelopment: false }));
  const app = { name: '', dependencies, picked: picksIn(from), platforms: ['ios', 'android'], manager: 'npm' } as const;
  return listTasks(makePlan(app, from, to, data)).flatMap(({ body }) => body.flatMap(openList));
});

// Steps from retired versions have no data.
const rules = proseRules.filter(({ step }) => data.steps.some(({ to }) => to === step));

it.each(rules)('$words is in a plan', ({ words }) => {
  expect(blocks.some((block) => words.test(textOf(block)))).toBe(true);
});

it('tells the commands for those who work by hand from npx cap migrate', () => {
  const migrated = data.steps.filter(({ migrates }) => migrates);
  expect(blocks.filter((block) => textOf(block).startsWith('By hand'))).toHaveLength(migrated.length);
});
