/**
 * Prints the command tree of one published Capacitor CLI as JSON.
 * usage: node print-commands.mjs CLI_FOLDER
 *
 * Runs in its own process because commander keeps its program in a module-wide object: in a shared process, the commands
 * of one version would stay registered when the next version is read. No command of the CLI runs: `parse`, which would
 * start one, is replaced by a function that prints what has been registered so far.
 */
import constants from 'node:constants';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// tmp 0.0.33, which v2 loads, reads its constants from Node's internals. A process with restricted permissions may not.
process.binding = () => constants;

// Node itself can block network access only since version 25. Everything that connects, listens or resolves names calls one of these functions.
const namesOf = (owner) =>
  owner === null ? [] : [...Object.getOwnPropertyNames(owner), ...namesOf(Object.getPrototypeOf(owner))];
const refuse = () => {
  throw Object.assign(new Error('The code of a package may not use the network'), { code: 'ERR_ACCESS_DENIED' });
};
for (const [owner, pattern] of [
  [net.Socket.prototype, /^connect$/],
  [net.Server.prototype, /^listen$/],
  [dgram.Socket.prototype, /^(?:bind|connect|send|sendto)$/],
  ...[dns, dns.promises, dns.Resolver.prototype, dns.promises.Resolver.prototype].map((names) => [
    names,
    /^(?:lookup|resolve|reverse)/,
  ]),
]) {
  for (const name of namesOf(owner)) if (pattern.test(name)) owner[name] = refuse;
}
syncBuiltinESMExports();

const cliFolder = process.argv[2];
const requireFromCli = createRequire(join(cliFolder, 'package.json'));
const manifest = requireFromCli('./package.json');
const commander = requireFromCli('commander');
const program = commander.program ?? commander;

/** Removes terminal colors, which descriptions contain when the output is a terminal. */
const plain = (text) => stripVTControlCharacters(String(text ?? ''));

/** What an option lacks is undefined, which JSON leaves out. */
const describeOption = (option) => ({
  flags: option.flags,
  long: (option.long ?? '').replace(/^--/, ''),
  short: option.short?.replace(/^-/, ''),
  description: plain(option.description),
  // A boolean only says whether the flag is on by default (`--no-sync`), not which value to write after it.
  default: option.defaultValue === undefined || option.defaultValue === true ? undefined : String(option.defaultValue),
  choices: option.argChoices,
  // `required` and `optional` refer to the value (`<value>`, `[value]`), not to the option.
  takesValue: option.required || option.optional,
  hidden: option.hidden === true,
});

// commander 4 and 6 keep arguments as plain objects with `name`, commander 9 as Argument with `name()`.
const describeArgument = (argument) => ({
  name: typeof argument.name === 'function' ? argument.name() : argument.name,
  required: argument.required === true,
  variadic: argument.variadic === true,
});

/** commander adds the help option to every command without listing it among the options. */
const describeHelp = (command) =>
  describeOption({
    flags: command._helpFlags,
    long: command._helpLongFlag,
    short: command._helpShortFlag,
    description: command._helpDescription,
  });

const describeCommand = (command) => ({
  name: command.name(),
  aliases: command._aliases ?? (command._alias ? [command._alias] : []),
  description: plain(command.description()),
  // `_args` up to commander 10, `registeredArguments` afterwards.
  arguments: (command._args ?? command.registeredArguments).map(describeArgument),
  options: command.options.map(describeOption),
  hidden: command._hidden === true || command._noHelp === true,
});

program.parse = () => {
  process.stdout.write(
    JSON.stringify({
      commands: program.commands.map(describeCommand),
      globalOptions: [...program.options.map(describeOption), describeHelp(program)],
    }),
  );
  return program;
};

const { run, runProgram } = requireFromCli('./dist/index.js');
if (runProgram === undefined) {
  // v2 builds its configuration from the working directory and reads the raw arguments after parsing.
  program.rawArgs = ['node', 'cap', 'help'];
  run(process, join(cliFolder, 'bin'));
} else {
  // Since v3 the configuration is passed in. Registering the commands needs only the version from it.
  runProgram({ cli: { package: manifest } });
}
