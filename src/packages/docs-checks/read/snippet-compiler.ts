/**
 * Compiles the `ts` and `tsx` blocks of pages with the TypeScript API. Each block is a file that exists in memory only,
 * inside the folder of its version (`src/capacitor/vN`), so that imports resolve to the packages of that version.
 */
import { dirname, join, posix } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { sampleOptions as options } from '@capacitor-docs/shared/sample-options';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../../config/versions';
import type { Problem } from '../problem';
import { findDeprecatedNames } from './deprecated-names';
import type { Snippet } from './snippets';

/** What the compiler needs of a block. */
export type CompiledSnippet = Pick<Snippet, 'language' | 'code' | 'fenceLine' | 'preamble' | 'title'> & {
  readonly page: Pick<Snippet['page'], 'version' | 'file'>;
};

/** A block as the compiler sees it. */
export interface VirtualFile {
  path: string;
  snippet: CompiledSnippet;
  text: string;
  /** Line on the page for each line of `text`. */
  pageLines: number[];
}

const library = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles the blocks, and finds deprecated names in them. Blocks of a page that declares something for the whole program (`declare global`,
 * `declare module`) are compiled in a program of their own, all others of a version together.
 */
export function compileSnippets(snippets: readonly Snippet[]): Problem[] {
  return [...createPrograms(snippets)].flatMap(findProblems);
}

/** Blocks that are compiled together. */
export interface SnippetProgram {
  readonly program: ts.Program;
  readonly files: readonly VirtualFile[];
}

/** Creates a program for each version, and one for each page that declares something for a whole program. */
export function* createPrograms(snippets: readonly CompiledSnippet[]): Generator<SnippetProgram> {
  for (const group of groupSnippets(snippets).values()) {
    const files = group.map(createVirtualFile);
    const byPath = new Map(files.map((file) => [file.path, file]));
    yield { program: ts.createProgram({ rootNames: [...byPath.keys()], options, host: createHost(byPath) }), files };
  }
}

function groupSnippets(snippets: readonly CompiledSnippet[]): Map<string, CompiledSnippet[]> {
  const separate = new Set(snippets.filter(declaresForAll).map(({ page }) => page.file));
  const groups = new Map<string, CompiledSnippet[]>();
  for (const snippet of snippets) {
    const key = separate.has(snippet.page.file) ? snippet.page.file : snippet.page.version;
    groups.set(key, [...(groups.get(key) ?? []), snippet]);
  }
  return groups;
}

/** Other packages than those of Capacitor count, too: the types of Vite bring those of Node, where `setTimeout` and `console` are others. */
function declaresForAll({ code, preamble }: CompiledSnippet): boolean {
  return /\bdeclare\s+(?:global\b|module\s*['"])|\sfrom '(?![./]|@capacitor\/|@ionic\/)/.test(
    `${preamble?.code ?? ''}\n${code}`,
  );
}

/** Creates a block's file: `src/capacitor/v5/snippets/docs/apis/camera.md/12/src/photo.ts`, where 12 is the line of the fence. */
function createVirtualFile(snippet: CompiledSnippet): VirtualFile {
  const { page, preamble, language, fenceLine } = snippet;
  const name = scriptName(snippet.title, language);
  const path = join(snippetRoot(page.version), page.file, String(fenceLine), name);
  const hidden = preamble === undefined ? [] : preamble.code.split('\n');
  const shown = snippet.code.split('\n');
  return {
    path,
    snippet,
    text: [...hidden, ...shown].join('\n'),
    pageLines: [
      ...hidden.map((_, index) => (preamble?.line ?? fenceLine) + index),
      ...shown.map((_, index) => fenceLine + 1 + index),
    ],
  };
}

function snippetRoot(version: VersionName): string {
  return join(projectRoot, 'src/capacitor', version, 'snippets');
}

/** Returns the path of a block inside its own folder: its title if that is the path of a script, otherwise `block`. */
function scriptName(title: string | undefined, language: string): string {
  const isPath = title !== undefined && /^[\w@./[\]()-]+\.(?:ts|tsx|js|jsx|mts)$/.test(title);
  const path = isPath
    ? posix
        .normalize(`/${title}`)
        .slice(1)
        .replace(/\.\w+$/, '')
    : 'block';
  return `${path}.${language}`;
}

function findProblems({ program, files }: SnippetProgram): Problem[] {
  return files.flatMap((file) => {
    const source = program.getSourceFile(file.path);
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    const deprecated = source === undefined ? [] : findDeprecatedNames(source, program.getTypeChecker());
    return [
      ...diagnostics.map(({ start = 0, messageText, code }) =>
        createProblem(
          file,
          start,
          `does not compile: ${ts.flattenDiagnosticMessageText(messageText, ' ')} (TS${code})`,
        ),
      ),
      ...deprecated.map(({ name, start, advice }) =>
        createProblem(file, start, `uses ${name}, which ${file.snippet.page.version} deprecates: ${advice}`),
      ),
    ];
  });
}

function createProblem(file: VirtualFile, start: number, what: string): Problem {
  const before = file.text.slice(0, start).split('\n');
  const line = before.length - 1;
  return {
    file: file.snippet.page.file,
    line: file.pageLines[line] ?? file.snippet.fenceLine,
    column: (before.at(-1)?.length ?? 0) + 1,
    message: `${file.snippet.language} block ${what}`,
  };
}

/** Creates a compiler host that reads blocks from memory and parses package files only once for all programs. */
function createHost(files: ReadonlyMap<string, VirtualFile>): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, options);
  return {
    ...host,
    // Same mode as tsc: half of the text of the DOM types is comments.
    jsDocParsingMode: ts.JSDocParsingMode.ParseForTypeErrors,
    getSourceFile(path, parsing) {
      const file = files.get(path);
      if (file !== undefined) {
        return ts.createSourceFile(path, file.text, parsing);
      }
      if (!library.has(path)) {
        library.set(path, host.getSourceFile(path, readsComments(path, parsing)));
      }
      return library.get(path);
    },
    fileExists: (path) => files.has(path) || host.fileExists(path),
    readFile: (path) => files.get(path)?.text ?? host.readFile(path),
    getCurrentDirectory: () => projectRoot,
    resolveModuleNameLiterals(literals, containingFile, redirected, resolutionOptions) {
      const importer = files.get(containingFile);
      return literals.map(({ text: specifier }) => {
        const isRelative = specifier.startsWith('.');
        const sibling = importer && isRelative ? findTitledFile(importer, specifier, files) : undefined;
        if (sibling !== undefined)
          return { resolvedModule: { resolvedFileName: sibling.path, extension: extensionOf(sibling) } };
        // All blocks of a version find the same packages, so the compiler looks for them in one folder.
        const from =
          importer && !isRelative ? join(snippetRoot(importer.snippet.page.version), 'block.ts') : containingFile;
        return ts.resolveModuleName(specifier, from, resolutionOptions, host, cache, redirected);
      });
    },
  };
}

/** Parses the comments of Capacitor's packages, too: they say what is deprecated. */
function readsComments(path: string, parsing: ts.ScriptTarget | ts.CreateSourceFileOptions): typeof parsing {
  return typeof parsing === 'object' && path.includes('/@capacitor/')
    ? { ...parsing, jsDocParsingMode: ts.JSDocParsingMode.ParseAll }
    : parsing;
}

function extensionOf(file: VirtualFile): ts.Extension {
  return file.path.endsWith('.tsx') ? ts.Extension.Tsx : ts.Extension.Ts;
}

/** Finds the block of the same page that a relative import refers to: the nearest before the importer, else the next after it. */
function findTitledFile(
  importer: VirtualFile,
  specifier: string,
  files: ReadonlyMap<string, VirtualFile>,
): VirtualFile | undefined {
  const wanted = posix.join(dirname(titlePath(importer)), specifier).replace(/\.(?:js|jsx|ts|tsx)$/, '');
  const candidates = [...files.values()]
    .filter((file) => file !== importer && file.snippet.page === importer.snippet.page)
    .filter((file) => [wanted, `${wanted}/index`].includes(titlePath(file).replace(/\.tsx?$/, '')));
  const before = candidates.filter((file) => file.snippet.fenceLine < importer.snippet.fenceLine);
  return before.at(-1) ?? candidates[0];
}

function titlePath({ snippet }: VirtualFile): string {
  return scriptName(snippet.title, snippet.language);
}
