import type { CliCommand } from '../types';

/** Returns the usage line of a command: `npx cap run [options] [platform]`. */
export function usageOf(command: CliCommand): string {
  const options = command.options.some(({ hidden }) => !hidden) ? ['[options]'] : [];
  const names = command.arguments.map(({ name, required, variadic }) => {
    const label = variadic ? `${name}...` : name;
    return required ? `<${label}>` : `[${label}]`;
  });
  return ['npx cap', command.name, ...options, ...names].join(' ');
}
