/**
 * Prints the command tree of one published Capacitor CLI as JSON.
 * usage: node print-commands.mjs CLI_FOLDER
 *
 * Runs as a process of its own because commander keeps its program in a module-wide object: in one process the commands
 * of one version would stay registered when the next is read. Nothing of the CLI runs: `parse`, which would start a
 * command, is replaced by the printing of what has been registered until then.
 */
import constants from 'node:constants';
import dgram from 'node:dgram';
import dns from 'node:dns';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

// tmp 0.0.33, which v2 loads, asks Node's inside for its constants; a process with few rights may not.
process.binding = () => constants;

// Node itself keeps a process from the network only since version 25. Everything that connects, listens or asks for names ends in one of these.
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

/** Text without terminal colors, which descriptions carry when the output is a terminal. */
const plain = (text) => stripVTControlCharacters(String(text ?? ''));

const describeOption = (option) => ({
  flags: option.flags,
  long: option.long ?? '',
  short: option.short ?? '',
  description: plain(option.description),
  // A boolean says only whether the flag is on by itself (`--no-sync`), not what to write behind it.
  default: option.defaultValue === undefined || option.defaultValue === true ? null : String(option.defaultValue),
  choices: option.argChoices ?? null,
  // `required` and `optional` speak of the value (`<value>`, `[value]`), not of the option.
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
  // v2: builds its configuration from the working folder and looks at the raw arguments after parsing.
  program.rawArgs = ['node', 'cap', 'help'];
  run(process, join(cliFolder, 'bin'));
} else {
  // Since v3 the configuration is handed in; registering the commands needs no more of it than the version.
  runProgram({ cli: { package: manifest } });
}
