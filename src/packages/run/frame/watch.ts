/** Reports what a sample calls and what comes back. The calls themselves, their arguments and their results stay as they are. */
import { type Changes, nameLine } from '../protocol';
import { send } from './send';

type Run = (...args: readonly unknown[]) => unknown;

let last = 0;

const shown = new WeakSet<object>();

let findLine = (_: unknown): string[] => [];

/** Names the lines of errors from now on. @param address of the module */
export function nameLines(address: string, changes: Changes): void {
  findLine = (error) => {
    const { stack = '' } = error instanceof Error ? error : {};
    const place = stack.indexOf(`${address}:`);
    const line = Number.parseInt(stack.slice(place + address.length + 1), 10);
    if (place === -1 || !(line > 0)) return [];
    return [`(${nameLine(line, changes)})`];
  };
}

/** Reports an error that nothing has caught, unless it is the answer of a call, which the page shows already. */
export function reportUncaught(error: unknown): void {
  if (typeof error !== 'object' || error === null || !shown.has(error))
    send({ type: 'error' }, [error, ...findLine(error)]);
}

function reject(id: number, error: unknown): void {
  if (typeof error === 'object' && error !== null) shown.add(error);
  send({ type: 'rejection', id }, [error]);
}

/** Reports each call of a plugin's methods. */
export function watch<Plugin>(name: string, plugin: Plugin): Plugin {
  if (typeof plugin !== 'object' || plugin === null) return plugin;
  return new Proxy(plugin, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || typeof key !== 'string' || key === 'toJSON') return member;
      return (...args: unknown[]) => report(`${name}.${key}`, (...given) => member.apply(target, given), args);
    },
  });
}

/** Reports each call of the plugins in a registry. */
export function watchAll<Plugins>(plugins: Plugins): Plugins {
  if (typeof plugins !== 'object' || plugins === null) return plugins;
  return new Proxy(plugins, { get: (target, key) => watch(String(key), Reflect.get(target, key)) });
}

/** Calls a function, and reports its name, its arguments, and its result once that is there. */
export function report(name: string, run: Run, args: readonly unknown[]): unknown {
  last += 1;
  const id = last;
  send({ type: 'call', id, name }, args);
  const [event] = args;
  const given = args.map((arg) => (typeof arg === 'function' ? listen(String(event), arg as Run) : arg));
  try {
    const result = run(...given);
    const isPromise = typeof result === 'object' && result !== null && 'then' in result;
    if (isPromise) {
      (result as Promise<unknown>).then(
        (value) => send({ type: 'answer', id }, [value]),
        (error: unknown) => reject(id, error),
      );
    } else send({ type: 'answer', id }, [result]);
    return result;
  } catch (error) {
    reject(id, error);
    throw error;
  }
}

function listen(name: string, callback: Run): Run {
  return (...values) => {
    send({ type: 'event', name }, values);
    return callback(...values);
  };
}
