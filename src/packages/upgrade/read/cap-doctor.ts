import { ownPackage, ReadError, type Reading } from './reading';

/** Codes for colors, which logs have. */
const colors = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/** Whether a text is the output of `npx cap doctor`, or a part of it. */
export function isDoctor(text: string): boolean {
  return /Capacitor Doctor|(?:Installed|Latest) Dependencies:/.test(text);
}

/** Reads the versions that `npx cap doctor` found in the app. Those above, in "Latest Dependencies", are the newest ones of npm. */
export function readDoctor(text: string): Reading {
  const start = text.indexOf('Installed Dependencies');
  if (start === -1)
    throw new ReadError(
      'The part "Installed Dependencies" of the output is missing. Paste all of it.',
      text.search(/\S/),
    );
  const before = text.slice(0, start).split('\n').length;
  const dependencies = text
    .slice(start)
    .split('\n')
    .flatMap((line, index) => {
      const plain = line.replaceAll(colors, '');
      const [, name, version] = /^\s*(@capacitor\/[a-z]+):?\s+v?(\d+\.\d+\.\d\S*)\s*$/.exec(plain) ?? [];
      if (name === undefined || version === undefined) return [];
      return [ownPackage(name, version, { installed: version, line: before + index })];
    });
  const notes = [
    'The output of npx cap doctor names no plugins: pick yours below, or paste your package.json instead.',
  ];
  return { format: 'npx cap doctor', projects: [{ name: '', folder: '', dependencies }], notes };
}
