/** Splits code behind its imports, and behind what v2 takes from the registry: there goes the hidden code of a sample. */
export function splitImports(code: string): readonly [imports: string, rest: string] {
  const [imports = ''] = /^(?:(?:import\b[^;]*|const \{[^}]*\} = Plugins);\n+)*/.exec(code) ?? [];
  return [imports, code.slice(imports.length)];
}
