/** Decides what is reported to a writer, and when. */
import type { Finding } from '../../checks/checker';
import { formatProblems } from '../../checks/problem';
import type { Question } from './answer-request';

/** Functions of the server that the desk needs. */
export interface ReporterOptions {
  /** Waits until the changes are on the screen. */
  readonly rest: () => Promise<void>;
  readonly ask: (question: Question) => Promise<readonly Finding[]>;
  /** Shows lines in the terminal. */
  readonly print: (lines: readonly string[], isWrong: boolean) => void;
  /** Shows all lines in the browser, in place of the previous ones. */
  readonly show: (lines: readonly string[]) => void;
}

export interface Reporter {
  /** Called when a page is opened in the browser. */
  readonly open: (route: string) => void;
  /** Called when files have changed, with their paths relative to the root of the project. */
  readonly change: (files: readonly string[]) => void;
  /**
   * Called when the bundler is done. The browser then removes the lines that it has shown.
   *
   * @param errors one line each, beginning with the file
   */
  readonly compile: (errors: readonly string[]) => void;
}

/** Checks the open page and the changed files, and reports what is found. Changed files are checked again until nothing is wrong with them. */
export function makeReporter({ rest, ask, print, show }: ReporterOptions): Reporter {
  let route: string | undefined;
  let changed: readonly string[] = [];
  let findings: readonly Finding[] = [];
  let errors: readonly string[] = [];
  let printed: readonly string[] = [];
  let isBusy = false;
  let isStale = false;

  const tell = (): void => {
    // Leaves out errors in files for which the checks have already reported a problem and its place.
    const others = errors.filter((error) => !findings.some(({ file }) => error.startsWith(`${file}:`)));
    const lines = [...formatProblems(findings).split('\n').filter(Boolean), ...others];
    show(lines);
    const news = lines.filter((line) => !printed.includes(line));
    if (news.length > 0) print(news, true);
    else if (lines.length === 0 && printed.length > 0) print(['All problems are fixed.'], false);
    printed = lines;
  };

  const check = async (): Promise<void> => {
    isStale = true;
    if (isBusy) return;
    isBusy = true;
    while (isStale) {
      isStale = false;
      try {
        await rest();
        findings = await ask({ route, changed });
        // What has changed meanwhile is not checked yet.
        if (isStale) continue;
        const wrong = new Set(findings.map(({ file }) => file));
        changed = changed.filter((file) => wrong.has(file));
      } catch (error) {
        print([error instanceof Error ? error.message : String(error)], true);
      }
    }
    isBusy = false;
    tell();
  };

  return {
    open(opened) {
      route = opened;
      void check();
    },
    change(files) {
      changed = [...new Set([...changed, ...files])];
      void check();
    },
    compile(found) {
      errors = found;
      if (!isBusy) tell();
    },
  };
}
