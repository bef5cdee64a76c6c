import { type Finding, sayAbout } from './project';
import { type Config, readConfig } from './read-config';

/** Keys that every configuration has, so that they say nothing about a step. */
const everywhere: readonly string[] = ['appId', 'appName', 'webDir', 'bundledWebRuntime'];

/** Checks that a configuration has none of the keys that changed. */
export function checkOldKeys(names: readonly string[], file: string, source: string): Finding[] {
  const config = readConfig(source);
  const say = sayAbout(file, source);
  const still = config.keys.filter(({ path }) => names.includes(path));
  if (still.length > 0) return still.map(({ line }) => say('unmet', line));
  const hidden = names.map((name) => findHidden(name, config)).find((line) => line !== undefined);
  if (hidden !== undefined) return [say('unknown', hidden, 'What this line brings is elsewhere: look there yourself.')];
  return config.start === undefined ? [] : [say('met', config.start, `Has no ${names.join(', ')}.`)];
}

/** Checks that a configuration has the keys of one in a guide. Values are the app's own. */
export function checkNewKeys(example: string, file: string, source: string): Finding[] {
  const own = readConfig(source);
  const say = sayAbout(file, source);
  const wanted = readConfig(example).keys.filter(({ path, isObject }) => !isObject && !everywhere.includes(path));
  return wanted.flatMap(({ path }): Finding[] => {
    const found = own.keys.filter((key) => key.path === path).map(({ line }) => say('met', line));
    if (found.length > 0) return found;
    const hidden = findHidden(path, own);
    if (hidden === undefined) return [{ state: 'unmet', file, text: path, note: 'Missing.' }];
    return [say('unknown', hidden, `What this line brings is elsewhere: look for ${path} there.`)];
  });
}

/** Finds the line that may bring a key from elsewhere, if there is one. */
function findHidden(name: string, { keys, unknown }: Config): number | undefined {
  const parent = keys.find(({ path, isObject }) => !isObject && name.startsWith(`${path}.`));
  return unknown ?? parent?.line;
}
