#!/usr/bin/env node
/**
 * Serves the documentation to editors and assistants over the Model Context Protocol, on standard input and output:
 * `node src/mcp/dist/server.js --docs <folder of a build, or address of the site>`.
 */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { type Docs, makeDocs } from './docs';
import { Refusal } from './refusal';
import { openSource } from './source';
import { checkSnippet } from './tools/check-snippet';
import { getMember } from './tools/get-member';
import { getPage } from './tools/get-page';
import { listVersions } from './tools/list-versions';
import { searchDocs } from './tools/search-docs';
import { whatChanged } from './tools/what-changed';

const usage = 'Say where the docs are: --docs build, or --docs https://capacitorjs.com/docs';

/** Maximum length of names and texts, in characters. */
const limits = { name: 300, query: 500, code: 100_000 };

/** @param what name of the text, for error messages */
const text = (what: string, limit: number) =>
  z.string().min(1, `${what} is empty`).max(limit, `${what} is longer than ${limit} characters`);

const version = text('version', limits.name).describe(
  'Version of the documentation: the major version of @capacitor/core in package.json, such as v4. list_versions lists them.',
);

const instructions = `The documentation of Capacitor, one for each major version; what is true in one may be wrong in another. Read the major version of
@capacitor/core in the app's package.json first, and pass it as version.`;

function makeServer(docs: Docs): McpServer {
  const server = new McpServer({ name: 'capacitor-docs', version: '0.0.0' }, { instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  const answer = async (made: Promise<string>) => ({ content: [{ type: 'text' as const, text: await made }] });

  server.registerTool(
    'list_versions',
    {
      title: 'List the versions',
      description: 'Lists the versions of the Capacitor documentation, with the state of each and how to choose one.',
      annotations,
    },
    () => answer(listVersions(docs)),
  );
  server.registerTool(
    'search_docs',
    {
      title: 'Search the docs of a version',
      description: 'Finds pages of one version by a question, an API name, a command, a setting or an error message.',
      inputSchema: {
        query: text('query', limits.query),
        version,
        limit: z.number().int().min(1).max(20).default(5).describe('How many pages to name.'),
      },
      annotations,
    },
    (request) => answer(searchDocs(docs, request)),
  );
  server.registerTool(
    'get_page',
    {
      title: 'Read a page',
      description: 'Reads a page of one version as Markdown, by the path that search_docs names or by its address.',
      inputSchema: {
        version,
        path: text('path', limits.name).describe('Such as apis/camera, or the address of the page.'),
      },
      annotations,
    },
    (request) => answer(getPage(docs, request)),
  );
  server.registerTool(
    'get_member',
    {
      title: 'Look up an API, a command or a setting',
      description:
        'Describes a plugin, a method, a listener, a type, a property, an npx cap command or a key of capacitor.config of one version.',
      inputSchema: {
        version,
        id: text('id', limits.name).describe(
          'Such as Camera.getPhoto, camera/ImageOptions.quality, npx cap run --target or server.url.',
        ),
      },
      annotations,
    },
    (request) => answer(getMember(docs, request)),
  );
  server.registerTool(
    'what_changed',
    {
      title: 'What changed between versions',
      description:
        'Says what was removed, moved, changed, deprecated and added in the APIs from one version to a newer one.',
      inputSchema: {
        from: version,
        to: version,
        plugin: text('plugin', limits.name)
          .optional()
          .describe('Such as camera or @capacitor/camera; config for the settings. Without it, a summary of all.'),
      },
      annotations,
    },
    (request) => answer(whatChanged(docs, request)),
  );
  server.registerTool(
    'check_snippet',
    {
      title: 'Check code against a version',
      description:
        'Finds packages, plugins, methods, listeners and enum values in TypeScript or JavaScript that one version does not have, that are deprecated or that do not work on a platform. Arguments are not checked.',
      inputSchema: { version, code: text('code', limits.code) },
      annotations,
    },
    (request) => answer(checkSnippet(docs, request)),
  );
  return server;
}

/** @returns the value of `--docs`, given as the next argument or after `=` */
function readPlace(args: readonly string[]): string {
  const [first = '', second = '', ...more] = args.flatMap((arg) =>
    arg.startsWith('--docs=') ? ['--docs', arg.slice(7)] : arg,
  );
  if (first !== '--docs' || second === '' || more.length > 0) throw new Refusal(usage);
  return second;
}

try {
  const docs = makeDocs(await openSource(readPlace(process.argv.slice(2))));
  // Refuses a folder or site without a build now, rather than on the first request.
  await docs.listVersions();
  await makeServer(docs).connect(new StdioServerTransport());
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
