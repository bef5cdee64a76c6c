/** Decides what is reported to a writer, and when. */
import type { Finding } from '@capacitor-docs/docs-checks';
import { formatProblems } from '@capacitor-docs/docs-checks/problem';

/** What to check: the pages that somebody is working on. */
export interface Question {
  /** Address of the page that is open in the browser. */
  readonly route: string | undefined;
  /** Files that have changed, relative to the root of the project. */
  readonly changed: readonly string[];
}

/** What the checks have said last, for other plugins of `npm start`. */
export const shown: {
  /** Address of the page that was opened last. */
  page?: string | undefined;
  /** What is wrong with it and with changed files; undefined while they are being checked. */
  findings?: readonly Pick<Finding, 'file' | 'line' | 'column' | 'message'>[] | undefined;
  /** Whether the checks have ended without an answer. */
  hasFailed?: boolean;
} = {};

/** What lines are about: something that readers would find broken, style, or that nothing is wrong anymore. */
export type LineKind = 'broken' | 'style' | 'fixed';

/** Functions of the server that the desk needs. */
export interface ReporterOptions {
  /** Waits until the changes are on the screen. */
  readonly rest: () => Promise<void>;
  readonly ask: (question: Question) => Promise<readonly Finding[]>;
  /** Shows lines in the terminal. */
  readonly print: (lines: readonly string[], kind: LineKind) => void;
  /** Shows all lines in the browser, in place of the previous ones. */
  readonly show: (lines: readonly string[]) => void;
}

export interface Reporter {
  /** Called when a page is opened in the browser. */
  readonly open: (route: string) => void;
  /** Called when files have changed, with their paths relative to the root of the project. */
  readonly change: (files: readonly string[]) => void;
  /**
   * Called when the bundler is done. The browser then removes the lines that it has shown. Files with errors are checked before the errors are
   * reported, because the checks may have more to say of the same mistake.
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
    const broken = [...listLines(findings, false), ...others];
    const style = listLines(findings, true);
    // Nothing covers the page because of a word in it.
    show(broken);
    const isNew = (line: string): boolean => !printed.includes(line);
    if (broken.some(isNew)) print(broken.filter(isNew), 'broken');
    if (style.some(isNew)) print(style.filter(isNew), 'style');
    const lines = [...broken, ...style];
    if (lines.length === 0 && printed.length > 0) print(['All problems are fixed.'], 'fixed');
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
        Object.assign(shown, { page: route, findings: undefined, hasFailed: false });
        findings = await ask({ route, changed });
        shown.findings = findings;
        // What has changed meanwhile is not checked yet.
        if (isStale) continue;
        const wrong = new Set(findings.map(({ file }) => file));
        changed = changed.filter((file) => wrong.has(file));
      } catch (error) {
        shown.hasFailed = true;
        print([error instanceof Error ? error.message : String(error)], 'broken');
      }
    }
    isBusy = false;
    tell();
  };

  const change = (files: readonly string[]): void => {
    changed = [...new Set([...changed, ...files])];
    void check();
  };

  return {
    open(opened) {
      route = opened;
      void check();
    },
    change,
    compile(found) {
      errors = found;
      const files = found.map((error) => error.slice(0, error.indexOf(':')));
      if (files.some((file) => !changed.includes(file))) change(files);
      else if (!isBusy) tell();
    },
  };
}

function listLines(findings: readonly Finding[], isStyle: boolean): string[] {
  const lines = formatProblems(findings.filter((finding) => finding.isStyle === isStyle));
  return lines === '' ? [] : lines.split('\n');
}
