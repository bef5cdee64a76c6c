/** Names of chunks in the shape of the properties that a route's component gets. */
export type ChunkNames = string | readonly ChunkNames[] | { readonly [name: string]: ChunkNames };

/** Collects the imports of a module while its text is written. */
export class ModuleWriter {
  private readonly names = new Map<string, string>();

  /** @param resolve finds the module that a chunk holds */
  constructor(private readonly resolve: (chunk: ChunkNames | undefined) => string) {}

  /** @returns a name for all exports of a module */
  import(path: string): string {
    const name = this.names.get(path) ?? `m${this.names.size}`;
    this.names.set(path, name);
    return name;
  }

  /** @returns an expression for the default export of a module */
  importDefault(path: string): string {
    return `${this.import(path)}.default`;
  }

  /** @returns an expression for properties: data, or what `tie` makes of a module, in the place of each chunk's name */
  write(names: ChunkNames): string {
    if (typeof names === 'string') {
      const path = this.resolve(names);
      return path.endsWith('.json') ? this.importDefault(path) : `tie(${this.import(path)})`;
    }
    if (Array.isArray(names)) return `[${names.map((name: ChunkNames) => this.write(name)).join(', ')}]`;
    const fields = Object.entries(names).map(([key, name]) => `${JSON.stringify(key)}: ${this.write(name)}`);
    return `{ ${fields.join(', ')} }`;
  }

  /** @returns the module, with all imports that its body needs */
  finish(body: string): string {
    const imports = [...this.names].map(([path, name]) => `import * as ${name} from ${JSON.stringify(path)};\n`);
    return `import { tie } from '@site/src/plugins/light-client/client/tie';\n${imports.join('')}${body}`;
  }
}
