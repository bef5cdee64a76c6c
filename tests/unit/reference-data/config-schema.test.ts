import Ajv, { type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { readSourceFacts } from '../../../src/packages/reference/source-facts';
import { makeConfigSchema, readDefault } from '../../../src/plugins/reference-data/config-schema';
import { type Schema, schemaOfType } from '../../../src/plugins/reference-data/type-schema';
import { appConfigurations } from './app-configurations';

const pages = { root: 'https://example.com/docs/', find: (page: string) => `https://example.com/docs/${page}` };

/** Ajv checks the schema itself, too: in its strict mode it throws at a keyword that it does not know. */
function compile(schema: object): ValidateFunction {
  const ajv = new Ajv({ allErrors: true, strict: true });
  ajv.addVocabulary(['markdownDescription', 'deprecationMessage']);
  return ajv.compile(schema);
}

/** Lists every schema below a schema, with its path. */
function listSchemas(schema: Schema, path = ''): { path: string; schema: Schema }[] {
  const below = Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
    listSchemas(own, path === '' ? name : `${path}.${name}`),
  );
  return [{ path, schema }, ...below];
}

describe.each(docsVersions)('the schema of $name', ({ name }) => {
  const reference = loadReference(name);
  const pluginPaths = readSourceFacts(name).configKeys ?? [];
  const schema = makeConfigSchema(reference, pluginPaths, pages);
  const validate = compile(schema);
  const schemas = new Map(listSchemas(schema).map((entry) => [entry.path, entry.schema]));

  it.each(appConfigurations)('judges $name', ({ config, mistakes }) => {
    validate(config);
    expect((validate.errors ?? []).map(({ instancePath }) => instancePath)).toEqual(mistakes?.[name] ?? []);
  });

  it('has every key of the configuration page and of the plugins, described and with a link', () => {
    const keys = [
      ...reference.config.map(({ path }) => path),
      ...reference.plugins.flatMap(({ config }) => config.map(({ path }) => `plugins.${path}`)),
      ...pluginPaths,
    ];
    expect(keys.filter((key) => !schemas.has(key))).toEqual([]);
    for (const key of keys) expect(schemas.get(key)?.markdownDescription, key).toContain('(https://example.com/docs/');
    for (const { path, description } of reference.config) expect(schemas.get(path)?.description).toBe(description);
  });

  it('marks the keys that are deprecated, and no others', () => {
    const deprecated = reference.config.filter((key) => key.deprecated !== undefined).map(({ path }) => path);
    const marked = [...schemas].filter(([, own]) => own.deprecated === true).map(([path]) => path);
    expect(marked.sort()).toEqual(deprecated.sort());
  });

  it('has default values that it accepts itself', () => {
    const withDefault = [...schemas].filter(([, own]) => own.default !== undefined);
    expect(withDefault.length).toBeGreaterThan(10);
    for (const [path, own] of withDefault) expect(compile(own)(own.default), path).toBe(true);
  });
});

describe('schemaOfType', () => {
  it('translates the types that keys have', () => {
    const named = new Map([['Style', ['DARK', 'LIGHT']]]);
    expect(schemaOfType('Style', named)).toEqual({ type: 'string', enum: ['DARK', 'LIGHT'] });
    expect(schemaOfType("('a' | 'b')[]", named)).toEqual({
      type: 'array',
      items: { type: 'string', enum: ['a', 'b'] },
    });
    expect(schemaOfType('{ name: string; size?: number }', named)).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, size: { type: 'number' } },
      required: ['name'],
    });
    expect(schemaOfType('{ [key: string]: boolean | undefined }', named)).toEqual({
      type: 'object',
      additionalProperties: { type: 'boolean' },
    });
  });

  it('refuses a type that it does not know', () => {
    expect(() => schemaOfType('Date', new Map())).toThrow('No JSON Schema for the type "Date"');
    expect(() => schemaOfType('string | number', new Map())).toThrow('"string | number"');
  });
});

describe('readDefault', () => {
  it.each([
    ['false', { type: 'boolean' }, false],
    ['"AAB"', { type: 'string', enum: ['AAB', 'APK'] }, 'AAB'],
    ['11.0', { type: 'string' }, '11.0'],
    ['[]', { type: 'array' }, []],
    ['null', { type: 'string' }, undefined],
    ['never', { type: 'string', enum: ['always'] }, undefined],
  ] as const)('reads %s', (text, schema, value) => {
    expect(readDefault(text, schema)).toEqual(value);
  });
});
