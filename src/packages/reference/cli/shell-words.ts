/** Splits a line from documentation into commands and words, much as a shell does, but with support for usage placeholders. */

/** Returns the offset after the bracket that closes a placeholder, or undefined when `<` or `[` does not open one here. */
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

/** Reads a quoted part and returns its text and the position after it. An unclosed quote runs to the end of the line. */
function readQuoted(line: string, start: number): { text: string; end: number } {
  const end = line.indexOf(line[start] ?? '', start + 1);
  return end === -1
    ? { text: line.slice(start + 1), end: line.length }
    : { text: line.slice(start + 1, end), end: end + 1 };
}

/**
 * Splits a line into commands (at `&&`, `||`, `|`, `;`, `&`) and each command into words. A `#` comment or a
 * redirection ends a command. A backslash at the end of the line is dropped. A placeholder in `<…>` or `[…]` is one
 * word, including its spaces.
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
      // A redirection is followed by a file name for the shell, not by an argument of the command.
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
