import { type Node, type Program, parse } from 'acorn';
import { transform } from 'sucrase';
import { type Changes, moduleMark, nameLine, type Sample } from '../protocol';
import { addHidden, findModule } from './add-hidden';
import { applyChanges, type Change, guardLoops } from './guard-loops';

const core = '@capacitor/core';

/** A sample whose code a reader has changed. */
export type ChangedSample = Sample & { readonly changes: Changes };

/**
 * Makes JavaScript of what a reader has made of a sample: strips its types, and lets its loops end. Its hidden code, and the samples that it imports, stay.
 *
 * @param text TypeScript
 * @param guard name of the function that loops call
 * @throws Error with the line if the code can't be read, or imports what the sample does not have
 */
export function compileSample(sample: Sample, text: string, guard: string): ChangedSample {
  const { whole, ...hidden } = addHidden(sample, text);
  const changes = { guard, ...hidden };
  const locate = <Result>(read: () => Result): Result => {
    try {
      return read();
    } catch (error) {
      const [, message = String(error), line] = /: (.*) \((\d+):\d+\)$/.exec(String(error)) ?? [];
      throw new Error(line === undefined ? message : `${message} (${nameLine(Number(line), changes)})`);
    }
  };
  const code = locate(() => transform(whole, { transforms: ['typescript'], disableESTransforms: true }).code);
  const program = locate(() => parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true }));
  const links = linkModules(program, sample, changes);
  const names = listNames(program);
  const functions = sample.functions.filter(({ name }) => names.has(name));
  const others = functions.filter(({ name }) => names.get(name) === false).map(({ name }) => name);
  return {
    ...sample,
    code:
      applyChanges(code, [...links, ...guardLoops(program, guard)]) +
      (others.length === 0 ? '' : `\nexport { ${others.join(', ')} };\n`),
    functions,
    changes,
  };
}

/** Lists what leads the imports of other samples to them. */
function linkModules(program: Program, sample: Sample, changes: Changes): Change[] {
  const own = listSources(parse(sample.code, { ecmaVersion: 'latest', sourceType: 'module' })).map(
    ({ value }) => value,
  );
  const packages = [core, ...sample.packages.map((name) => name.replace(/ .*/, '')), ...own];
  return listSources(program).flatMap(({ value, start, end, loc }): Change[] => {
    if (packages.includes(value)) return [];
    const path = findModule(value, sample);
    if (path !== undefined) return [[start + 1, end - 1, moduleMark + path]];
    const names = [...new Set(packages)].filter((name) => !name.startsWith(moduleMark)).join(', ');
    const place = nameLine(loc?.start.line ?? 0, changes);
    throw new Error(`This sample can import only ${names}, and not ${value} (${place})`);
  });
}

/** Lists what a module imports. */
function listSources({ body }: Program): (Node & { readonly value: string })[] {
  return body.flatMap((node) =>
    'source' in node && node.source ? [{ ...node.source, value: String(node.source.value) }] : [],
  );
}

/** Lists the functions and variables of a module, and whether it exports them. */
function listNames({ body }: Program): ReadonlyMap<string, boolean> {
  const names: [string, boolean][] = body.flatMap((statement) => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const node = isExported ? statement.declaration : statement;
    const declared =
      node?.type === 'FunctionDeclaration'
        ? [node.id]
        : node?.type === 'VariableDeclaration'
          ? node.declarations.map(({ id }) => id)
          : [];
    const listed = isExported ? statement.specifiers.map(({ local }) => local) : [];
    return [...declared, ...listed].flatMap((id): [string, boolean][] =>
      id?.type === 'Identifier' ? [[id.name, isExported]] : [],
    );
  });
  // What is exported by a list counts as such.
  return new Map(names.sort(([, a], [, b]) => Number(a) - Number(b)));
}
