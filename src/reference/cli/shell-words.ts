/** Cuts a line as people write it in documentation into commands and words: close to a shell, plus usage placeholders. */

/** Where a bracket that opens a placeholder closes, or undefined when `<` and `[` are no placeholder here. */
function findPlaceholderEnd(line: string, start: number): number | undefined {
  const opening = line[start];
  const closing = opening === '<' ? '>' : ']';
  if (opening === '<' && !/^<[\w./:@-][^<>]*>/.test(line.slice(start))) {
    return undefined;
  }
  let depth = 0;
  for (let index = start; index < line.length; index++) {
    if (line[index] === opening) {
      depth++;
    } else if (line[index] === closing && --depth === 0) {
      return index + 1;
    }
  }
  return undefined;
}

/** Reads a quoted part and gives its text and the position behind it; an unclosed quote runs to the end of the line. */
function readQuoted(line: string, start: number): { text: string; end: number } {
  const end = line.indexOf(line[start] ?? '', start + 1);
  return end === -1
    ? { text: line.slice(start + 1), end: line.length }
    : { text: line.slice(start + 1, end), end: end + 1 };
}

/**
 * Splits a line into commands (at `&&`, `||`, `|`, `;`, `&`) and each command into words. A `#` comment and
 * redirections end a command, a backslash at the end of the line is dropped. Placeholders in `<…>` and `[…]` are one
 * word, spaces included.
 */
export function splitShellLine(line: string): string[][] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  const endWord = (): void => {
    if (word !== undefined) {
      commands.at(-1)?.push(word);
      word = undefined;
    }
  };
  let index = 0;
  while (index < line.length) {
    const char = line[index] ?? '';
    const placeholderEnd = char === '<' || char === '[' ? findPlaceholderEnd(line, index) : undefined;
    if (placeholderEnd !== undefined) {
      word = (word ?? '') + line.slice(index, placeholderEnd);
      index = placeholderEnd;
    } else if (char === '"' || char === "'") {
      const quoted = readQuoted(line, index);
      word = (word ?? '') + quoted.text;
      index = quoted.end;
    } else if (/\s/.test(char) || /^\\\s*$/.test(line.slice(index))) {
      endWord();
      index++;
    } else if (char === '#' && word === undefined) {
      break;
    } else if (/[&|;]/.test(char)) {
      endWord();
      commands.push([]);
      index++;
    } else if (char === '>' || char === '<') {
      // What follows a redirection is a file name of the shell, not an argument of the command.
      endWord();
      const rest = line.slice(index).search(/[&|;#]/);
      index = rest === -1 ? line.length : index + rest;
    } else {
      word = (word ?? '') + char;
      index++;
    }
  }
  endWord();
  return commands.filter((words) => words.length > 0);
}
