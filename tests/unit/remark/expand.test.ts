import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { walkTree } from '../../../src/packages/shared/markdown/walk-tree';
import { expandDirectives } from '../../../src/remark';
import { checkMentions } from '../../../src/remark/check-mentions';
import { listFactNames, showFactSources } from '../../../src/remark/facts';
import { listNodes } from './list-nodes';

function expand(markdown: string, version: VersionName = 'v5'): Root {
  const tree: Root = createProcessor({ format: 'md', remarkPlugins: [remarkDirective] }).parse(markdown);
  expandDirectives(tree, { version, file: 'docs/page.md', reference: loadReference(version) });
  return tree;
}

function idsOf(tree: Root): string[] {
  const ids: string[] = [];
  walkTree<Nodes>(tree, (node) => {
    const data = 'data' in node ? (node.data as { hProperties?: { id?: string } } | undefined) : undefined;
    const attributes = 'attributes' in node && Array.isArray(node.attributes) ? node.attributes : [];
    const id = data?.hProperties?.id ?? attributes.find((each) => 'name' in each && each.name === 'id')?.value;
    if (typeof id === 'string') ids.push(id);
  });
  return ids;
}

describe('::plugin-api', () => {
  it('writes headings with stable anchors for methods and types', () => {
    const ids = idsOf(expand('::plugin-api{plugin="camera"}'));
    expect(ids).toEqual(
      expect.arrayContaining([
        'api',
        'getphoto',
        'imageoptions',
        'imageoptions-quality',
        'camerasource',
        'camerasource-prompt',
      ]),
    );
    expect(idsOf(expand('::plugin-api{plugin="device"}'))).toContain('changes');
    expect(ids).not.toContain('changes');
  });

  it.each(versionNames)('makes no anchor twice in %s, and leads every link to one that exists', (version) => {
    for (const { page } of loadReference(version).plugins) {
      const tree = expand(`::plugin-api{plugin="${page}"}`, version);
      const ids = new Set(idsOf(tree));
      expect(idsOf(tree), page).toHaveLength(ids.size);
      const missing = listNodes(tree, 'link').filter(({ url }) => url.startsWith('#') && !ids.has(url.slice(1)));
      expect(missing, page).toEqual([]);
    }
  });

  it('stops on an unknown plugin with file, line and the nearest name', () => {
    expect(() => expand('\n\n::plugin-api{plugin="camrea"}')).toThrow(
      'docs/page.md:3: v5 has no plugin "camrea". Did you mean "camera"?',
    );
  });

  it('knows which plugins a version has', () => {
    expect(() => expand('::plugin-api{plugin="storage"}', 'v4')).toThrow('v4 has no plugin "storage"');
  });
});

describe('facts', () => {
  it('fills text, inline code and code blocks', () => {
    const tree = expand(
      ':fact[minSdkVersion] `{{fact:minSdkVersion}}`\n\n```groovy\nminSdkVersion = {{fact:minSdkVersion}}\n```',
    );
    expect(textOf(tree)).toBe('22 22minSdkVersion = 22');
  });

  it('stops on an unknown fact with the nearest name', () => {
    expect(() => expand('Needs :fact[minSdkVerson].')).toThrow(
      'docs/page.md:1: Unknown fact "minSdkVerson" in v5. Did you mean "minSdkVersion"?',
    );
    expect(() => expand('`{{fact:nope}}`')).toThrow('Unknown fact "nope"');
  });
});

describe('::install', () => {
  it('names the release line of the page’s version', () => {
    const commands = (version: VersionName) =>
      listNodes(expand('::install{packages="@capacitor/camera"}', version), 'code').map(({ value }) => value);
    expect(commands('v3')[0]).toBe('npm install @capacitor/camera@1\nnpx cap sync');
    expect(commands('v5')).toEqual([
      'npm install @capacitor/camera@5\nnpx cap sync',
      'yarn add @capacitor/camera@5\nyarn cap sync',
      'pnpm add @capacitor/camera@5\npnpm exec cap sync',
    ]);
  });

  it('stops on a package that the version does not have', () => {
    expect(() => expand('::install{packages="@capacitor/camra"}')).toThrow(
      'v5 has no package "@capacitor/camra". Did you mean "@capacitor/camera"?',
    );
    expect(() => expand('::install{sync=false}')).toThrow('names no package');
  });
});

describe('::cli-command', () => {
  it('writes usage, arguments and options of that version', () => {
    expect(textOf(expand('::cli-command{name="run"}', 'v5'))).toContain('--live-reload');
    expect(textOf(expand('::cli-command{name="run"}', 'v4'))).not.toContain('--live-reload');
  });

  it('starts descriptions with a capital letter, unless they start with a name such as iOS', () => {
    const build = textOf(expand('::cli-command{name="build"}', 'v5'));
    expect(build).toMatch(/iOS Scheme to build\./);
    expect(build).not.toContain('IOS');
  });

  it('shows options that a description names as code', () => {
    const codes = listNodes(expand('::cli-command{name="sync"}'), 'inlineCode').map(({ value }) => value);
    // Once as an option, and once in its description.
    expect(codes.filter((code) => code === '--deployment')).toHaveLength(2);
  });

  it('stops on a command that the version does not have', () => {
    expect(() => expand('::cli-command{name="build"}', 'v3')).toThrow('The CLI of v3 has no command "build".');
    expect(() => expand('::cli-command{name="snyc"}')).toThrow('Did you mean "sync"?');
  });
});

describe('names in inline code', () => {
  const check = (markdown: string, version: VersionName, file = 'docs/page.md') =>
    checkMentions(createProcessor({ format: 'md' }).parse(markdown), {
      version,
      file,
      reference: loadReference(version),
    });

  it('may be commands and keys that the version has', () => {
    expect(() => check('Run `npx cap build android`, set `server.androidScheme`.', 'v4')).not.toThrow();
  });

  it('stop the build when the version has no such command or key', () => {
    expect(() => check('\nRun `npx cap build android`.', 'v3')).toThrow('docs/page.md:2: `npx cap build android`:');
    expect(() => check('Run `npx cap snyc`.', 'v5')).toThrow('sync');
    expect(() => check('Set `server.androidSchema`.', 'v5')).toThrow('the nearest is "server.androidScheme"');
  });

  it('are free in upgrade guides, which speak of other versions', () => {
    expect(() => check('Run `npx cap build android`.', 'v3', 'docs/updating/4-0.md')).not.toThrow();
  });
});

describe('::template-diff', () => {
  it('shows what changed between the templates of two versions', () => {
    const block = textOf(
      expand('::template-diff{from="v4" to="v5" platform="android" file="gradle/wrapper/gradle-wrapper.properties"}'),
    );
    expect(block).toContain('-distributionUrl=');
    expect(block).toContain('+distributionUrl=');
  });

  it('leaves out the changes that the page advises against, and says so', () => {
    const directive = '::template-diff{from="v3" to="v4" platform="ios" file="App/App/Info.plist"';
    const block = textOf(expand(`${directive} without="$(MARKETING_VERSION) $(CURRENT_PROJECT_VERSION)"}`));
    expect(textOf(expand(`${directive}}`))).toContain('+\t<string>$(MARKETING_VERSION)</string>');
    expect(block).not.toContain('+\t<string>$(');
    expect(block).not.toContain('-\t<string>1');
    expect(block).toContain('-\t<key>NSAppTransportSecurity</key>');
    expect(block).toContain('leaves out the changed lines with $(MARKETING_VERSION), $(CURRENT_PROJECT_VERSION).');
  });

  it('keeps the other lines of a change in order', () => {
    const directive = '::template-diff{from="v4" to="v5" platform="android" file="variables.gradle"';
    const block = textOf(expand(`${directive} without="androidxActivityVersion"}`));
    expect(block).toContain(
      "-    targetSdkVersion = 32\n+    compileSdkVersion = 33\n+    targetSdkVersion = 33\n     androidxActivityVersion = '1.4.0'\n-    androidxAppCompatVersion",
    );
  });

  it('stops when nothing is left out', () => {
    expect(() =>
      expand('::template-diff{from="v4" to="v5" platform="ios" file=".gitignore" without="MARKETING_VERSION"}'),
    ).toThrow('docs/page.md:1: No changed line of ".gitignore" has "MARKETING_VERSION"');
  });

  it('says so when a file did not change', () => {
    expect(textOf(expand('::template-diff{from="v5" to="v5" platform="ios" file="App/Podfile"}'))).toBe(
      'This file did not change.',
    );
  });

  it('stops on an unknown version, platform or file', () => {
    expect(() => expand('::template-diff{from="v1" to="v5" platform="ios" file="App/Podfile"}')).toThrow(
      'docs/page.md:1: "::template-diff" needs from="…", one of v5, v4, v3, v2; it has "v1".',
    );
    expect(() => expand('::template-diff{from="v4" to="v5" platform="ios" file="App/Podfiles"}')).toThrow(
      'Did you mean "App/Podfile"?',
    );
  });
});

describe('directives', () => {
  it('stop on an unknown name or attribute', () => {
    expect(() => expand('::plugin-apis{plugin="camera"}')).toThrow(
      'Unknown directive "::plugin-apis". Did you mean "::plugin-api"?',
    );
    expect(() => expand('::plugin-api{plugn="camera"}')).toThrow(
      '"::plugin-api" has no attribute "plugn". Did you mean "plugin"?',
    );
  });
});

describe('where generated parts come from', () => {
  const linksOf = (tree: Root): string[] => listNodes(tree, 'link').map(({ url }) => url);

  it('is said below the heading of a plugin and behind the configuration', () => {
    const at = 'https://github.com/ionic-team';
    expect(linksOf(expand('::plugin-api{plugin="camera"}', 'v4'))).toContain(
      `${at}/capacitor-plugins/blob/@capacitor/camera@4.1.5/camera/src/definitions.ts`,
    );
    expect(linksOf(expand('::config-reference', 'v3')).at(-1)).toBe(
      `${at}/capacitor/blob/3.9.0/cli/src/declarations.ts`,
    );
    expect(linksOf(expand('::config-reference', 'v2'))).toContain(
      `${at}/capacitor/blob/2.5.0/android/capacitor/src/main/java/com/getcapacitor/Bridge.java`,
    );
  });

  it('is said once for each file at the end of a page with facts', () => {
    const tree = createProcessor({ format: 'md', remarkPlugins: [remarkDirective] }).parse(
      ':fact[minSdkVersion] `{{fact:targetSdkVersion}}`\n\n```groovy\nminSdkVersion = {{fact:minSdkVersion}}\n```',
    );
    const names = listFactNames(tree);
    expect(names).toEqual(['minSdkVersion', 'targetSdkVersion']);
    const context = { version: 'v4' as const, file: 'docs/page.md', reference: loadReference('v4') };
    const [paragraph, ...others] = showFactSources(names, context);
    expect(others).toEqual([]);
    expect(textOf(paragraph as Root['children'][number])).toBe(
      'Version numbers on this page are read from @capacitor/cli 4.8.2 (android-template/variables.gradle).',
    );
    expect(showFactSources([], context)).toEqual([]);
  });
});

describe('::api-changes', () => {
  it('is a sentence for each change, and says by attributes what can break an app', () => {
    const tree = expand('::api-changes', 'v4');
    const entries = listNodes(tree, 'listItem').map(textOf);
    const breaking = listNodes(tree, 'mdxJsxTextElement').filter(({ attributes }) =>
      attributes.some((attribute) => 'name' in attribute && attribute.name === 'data-breaking'),
    ).length;
    expect(entries).toContain('Changed method exitApp: exitApp() => never became exitApp() => Promise<void>');
    expect(entries).toContain('Removed property ImageOptions.preserveAspectRatio: preserveAspectRatio?: boolean');
    expect(breaking).toBe(entries.filter((entry) => /^(?:Changed|Removed|Moved) /.test(entry)).length);
    expect(breaking).toBeGreaterThan(0);
    expect(breaking).toBeLessThan(entries.length);
  });
});
