import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { hashProgram } from '../quick-build/program';
import { messagesPath } from './address';
import type { CompileError } from './compile-messages';
import { startMessages } from './messages';

/** A compiler of Rspack or webpack, as far as it is used here. */
interface Compiler {
  readonly hooks: {
    readonly done: { readonly tap: (name: string, callback: (stats: Stats) => void) => void };
  };
}

interface Stats {
  readonly toJson: (options: object) => { readonly errors?: CompileError[] };
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface DevServer {
  readonly app?: { readonly get: (path: string, handler: Handler) => void };
}

/**
 * Docusaurus plugin for `npm start`: says what is wrong with the page that is open and with the files that have changed, in the terminal and in one
 * overlay in the browser. The overlay of the bundler, which shows stack traces, goes.
 */
export function editMessages({ siteDir, baseUrl }: LoadContext): Plugin {
  const name = 'edit-messages';
  let messages: ReturnType<typeof startMessages> | undefined;
  return {
    name,
    getClientModules: () => [join(siteDir, 'src/plugins/edit-messages/overlay.ts')],
    configureWebpack(_config, isServer) {
      if (isServer) return {};
      messages ??= startMessages(siteDir);
      const { open, setCompileErrors } = messages;
      const listen = (compiler: Compiler): void =>
        compiler.hooks.done.tap(name, (stats) =>
          setCompileErrors(stats.toJson({ all: false, errors: true }).errors ?? []),
        );
      const devServer = {
        client: { overlay: false },
        setupMiddlewares(middlewares: unknown[], { app }: DevServer) {
          app?.get(`${baseUrl}${messagesPath}`, (request, response) => {
            const route = new URL(request.url ?? '', 'http://localhost').searchParams.get('page') ?? '';
            response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
            open(route, response);
          });
          return middlewares;
        },
      };
      // Docusaurus has the bundler keep compiled pages for the next start, but does not know what ours are made from.
      const experiments = { cache: { version: hashProgram(siteDir, process.env) } };
      return { plugins: [{ apply: listen }], devServer, experiments } as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },
  };
}
