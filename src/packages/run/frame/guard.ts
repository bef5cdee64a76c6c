/** How long code may run without a pause, in milliseconds. */
const limit = 3000;

// Kept, because code could replace them.
const pause = window.setTimeout.bind(window);
const now = performance.now.bind(performance);

let began: number | undefined;

/** Gives the page the function that loops of changed code call (`edit/guard-loops.ts`). Once code has run for too long, each call throws. */
export function defineGuard(name: string): void {
  Object.defineProperty(window, name, { value: guard });
}

function guard(): void {
  if (began === undefined) {
    began = now();
    // Runs once the code has ended, or waits for something that is not its own.
    pause(() => {
      began = undefined;
    });
  } else if (now() - began > limit) throw new Error(`Stopped: it ran for ${limit / 1000} seconds without a pause.`);
}
