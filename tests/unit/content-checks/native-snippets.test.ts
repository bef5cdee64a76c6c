import { describe, expect, it } from 'vitest';
import { checkNativeSnippets } from '../../../src/packages/docs-checks/native-api';
import { makePage } from './fixture';

const page = makePage(
  'a.md',
  'Text\n\n```swift\nimport Capacitor\ncall.nothing()\n```\n\n```kotlin nocheck="shows an error"\ncall.nothing()\n```\n\n```ts\ncall.nothing();\n```\n',
);

describe('checkNativeSnippets', () => {
  it('gives the native blocks with language and version to the check, and lines of the page back', () => {
    const seen: string[] = [];
    const problems = checkNativeSnippets(page, (language, code, version) => {
      seen.push(`${language} ${version} ${code.length}`);
      return [{ line: 2, name: 'nothing', nearest: 'resolve' }];
    });
    expect(seen).toEqual(['swift v5 31']);
    expect(problems).toEqual([
      { file: 'docs/a.md', line: 5, message: 'The native packages of v5 have no "nothing"; did you mean "resolve"?' },
    ]);
  });

  it('accepts what the runtime of the version has, and nothing else', () => {
    const block = (call: string) => makePage('a.md', `\`\`\`java\nimport com.getcapacitor.${call};\n\`\`\`\n`);
    expect(checkNativeSnippets(block('PluginCall'))).toEqual([]);
    expect(checkNativeSnippets(block('PluginCal'))).toMatchObject([{ line: 2 }]);
  });
});
