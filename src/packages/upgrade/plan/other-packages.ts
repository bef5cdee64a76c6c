import type { PhrasingContent } from 'mdast';
import { majorOf } from '../../../config/versions';
import { platformNames } from '../../../lib/platform-names';
import { inlineCode, paragraph, text } from '../../../remark/nodes';
import type { VersionData } from '../data';
import { shell } from './commands';
import type { App, Dependency, PlanGroup, PlanPart, Task } from './plan';
import type { SortedPackages } from './sort-packages';

/** Names that npm allows. Only these are written into commands. */
const packageName = /^(?:@[a-z0-9~][a-z0-9._~-]*\/)?[a-z0-9~][a-z0-9._~-]*$/;

/** Wrappers around Cordova plugins, which have no native code. */
const wrapperName = /^@(?:ionic-native|awesome-cordova-plugins)\//;

/** Returns the part about packages that are not Capacitor's own, or nothing if there are none. */
export function otherPackagesPart(app: App, sorted: SortedPackages, target: VersionData): PlanPart[] {
  const groups: PlanGroup[] = [
    {
      title: 'Plugins of the community',
      lead: [text(`Look for a release of each that works with version ${majorOf(target.name)}.`)],
      tasks: sorted.community.map((own) => releaseTask(own, target)),
    },
    {
      title: 'Packages that these docs do not describe',
      tasks: sorted.undescribed.map((own) => releaseTask(own, target)),
    },
    {
      title: 'Cordova plugins',
      lead: [text('Capacitor has no say in how they change. Try each on every platform.')],
      tasks: sorted.cordova.map((own) => cordovaTask(own, app, target)),
    },
  ];
  const own = groups.filter(({ tasks }) => tasks.length > 0);
  return own.length === 0 ? [] : [{ id: 'others', title: 'Other plugins', groups: own }];
}

function nameOf({ name, range, installed }: Dependency): PhrasingContent[] {
  return [inlineCode(name), text(` ${installed ?? range}`)];
}

function releaseTask(dependency: Dependency, target: VersionData): Task {
  const { name } = dependency;
  return {
    id: `others/${name}`,
    title: nameOf(dependency),
    body: [
      paragraph(
        text('Its '),
        inlineCode('peerDependencies'),
        text(' name the versions of '),
        inlineCode('@capacitor/core'),
        text(` that it works with. It must allow ${majorOf(target.name)}.`),
      ),
      ...(packageName.test(name) ? [shell(`npm view ${name} peerDependencies`)] : []),
    ],
  };
}

function cordovaTask(dependency: Dependency, app: App, { cordova }: VersionData): Task {
  const { name } = dependency;
  const skipped = cordova?.skipped.find(
    ({ names, on }) => names.includes(name) && (on === undefined || app.platforms.includes(on)),
  );
  const where = skipped?.on === undefined ? '' : ` on ${platformNames[skipped.on]}`;
  const words = skipped
    ? [text(`The CLI skips it${where}. Use instead: `), ...skipped.instead]
    : [text(wordsAbout(name))];
  return {
    id: `others/${name}`,
    title: nameOf(dependency),
    body: [paragraph(...words)],
    more: cordova && { label: 'Cordova plugins', url: cordova.url },
  };
}

function wordsAbout(name: string): string {
  return wrapperName.test(name)
    ? 'A wrapper around a Cordova plugin. Update the two together.'
    : 'Capacitor copies its native code into the app at each sync. Hooks of Cordova do not run, and what its plugin.xml asks for has to be in your native projects.';
}
