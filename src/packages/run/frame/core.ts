/** What a sample gets as `@capacitor/core`: the package itself. Plugins, which all come from here, report their calls. */
import * as core from './core-of-version';
import { watch, watchAll } from './watch';

export * from './core-of-version';

// Each version lacks some of these, and none of its samples imports one that is missing.
export const registerPlugin: typeof core.registerPlugin = (name, parts) =>
  watch(name, core.registerPlugin(name, parts));
export const Capacitor = watch('Capacitor', core.Capacitor);
export const CapacitorCookies = watch('CapacitorCookies', core.CapacitorCookies);
export const CapacitorHttp = watch('CapacitorHttp', core.CapacitorHttp);
export const Plugins = watchAll(core.Plugins);
