/** The pages that are being loaded because the reader is about to go there. */

const loads = new Set<Promise<unknown>>();

/** Notes that something is being loaded, until it is there or has failed. */
export function noteLoad(load: Promise<unknown>): void {
  loads.add(load);
  const end = () => void loads.delete(load);
  load.then(end, end);
}

/** Calls back once nothing is being loaded; at once when nothing is. */
export function whenLoaded(listener: () => void): void {
  if (loads.size === 0) listener();
  else Promise.allSettled(loads).then(() => whenLoaded(listener));
}
