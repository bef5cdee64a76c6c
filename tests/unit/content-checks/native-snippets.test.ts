import { describe, expect, it } from 'vitest';
import { checkNativeSnippets } from '../../../src/packages/docs-checks/native-api';
import { makePage } from './fixture';

const page = makePage(
  'a.md',
  'Text\n\n```swift\nimport Capacitor\ncall.resolv()\n```\n\n```kotlin nocheck="shows an error"\ncall.resolv()\n```\n\n```ts\ncall.resolv();\n```\n',
);

describe('checkNativeSnippets', () => {
  it('checks native blocks, unless they opt out, and gives lines of the page', () => {
    expect(checkNativeSnippets(page)).toEqual([
      { file: 'docs/a.md', line: 5, message: 'The native packages of v5 have no "resolv"; did you mean "resolve"?' },
    ]);
  });

  it('accepts what the runtime of the version has, and nothing else', () => {
    const block = (call: string) => makePage('a.md', `\`\`\`java\nimport com.getcapacitor.${call};\n\`\`\`\n`);
    expect(checkNativeSnippets(block('PluginCall'))).toEqual([]);
    expect(checkNativeSnippets(block('PluginCal'))).toMatchObject([{ line: 2 }]);
  });
});
