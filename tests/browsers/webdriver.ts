/**
 * Commands of W3C WebDriver that the journeys need: for each its method and path over HTTP, and its name in Marionette, which is the
 * same protocol over a socket and built into every Firefox.
 */
export const commands = {
  navigate: { method: 'POST', path: '/url', name: 'WebDriver:Navigate' },
  back: { method: 'POST', path: '/back', name: 'WebDriver:Back' },
  execute: { method: 'POST', path: '/execute/sync', name: 'WebDriver:ExecuteScript' },
  click: { method: 'POST', path: '/element/{id}/click', name: 'WebDriver:ElementClick' },
  type: { method: 'POST', path: '/element/{id}/value', name: 'WebDriver:ElementSendKeys' },
  press: { method: 'POST', path: '/actions', name: 'WebDriver:PerformActions' },
  resize: { method: 'POST', path: '/window/rect', name: 'WebDriver:SetWindowRect' },
} as const;

/** A browser that is running, with one window. */
export interface WebDriver {
  /** Name and version, as the browser tells them. */
  readonly version: string;
  /**
   * Sends a command and gives the value of its answer. `id` is the element that the command is about.
   *
   * @throws with the browser's own message when it refuses
   */
  send(command: keyof typeof commands, parameters?: Readonly<Record<string, unknown>>, id?: string): Promise<unknown>;
  /** What the browser wrote to its console about pages below an address since it was last asked: errors and warnings. */
  readComplaints(origin: string): Promise<string[]>;
  /** Ends the browser and removes what it left on the disk. */
  close(): Promise<void>;
}

/** Key under which an element stands in an answer; a constant of the standard. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
