/**
 * W3C WebDriver commands that the journeys need, each with its HTTP method and path, and its name in Marionette, which is the same
 * protocol over a socket and is built into every Firefox.
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

/** A running browser with one window. */
export interface WebDriver {
  /** Name and version, as reported by the browser. */
  readonly version: string;
  /**
   * Sends a command and returns the value of the response. `id` is the element that the command refers to.
   *
   * @throws with the browser's own message when it refuses
   */
  send(command: keyof typeof commands, parameters?: Readonly<Record<string, unknown>>, id?: string): Promise<unknown>;
  /** Returns the console errors and warnings about pages below an address since the last call. */
  readComplaints(origin: string): Promise<string[]>;
  /** Ends the browser and removes its files from the disk. */
  close(): Promise<void>;
}

/** Key of an element reference in a response. The standard defines this constant. */
export const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
