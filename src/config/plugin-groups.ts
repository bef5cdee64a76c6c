/** Plugins grouped by purpose, in the order of the overview. Each page has a short description of its plugin. */
export interface PluginGroup {
  readonly title: string;
  /** Names of pages below `apis/`, of all versions. */
  readonly plugins: Readonly<Record<string, string>>;
}

export const pluginGroups: readonly PluginGroup[] = [
  {
    title: 'Media and files',
    plugins: {
      camera: 'Take photos or choose pictures',
      filesystem: 'Read, write, list and copy files',
      photos: 'Read albums and save photos',
      share: 'Hand text, links and files to other apps',
      clipboard: 'Copy and paste text, links and images',
    },
  },
  {
    title: 'Notifications and dialogs',
    plugins: {
      'push-notifications': 'Receive messages through APNs and Firebase',
      'local-notifications': 'Schedule reminders on the device',
      'action-sheet': 'Let the user choose one of several actions',
      dialog: 'Show native alerts, confirmations and prompts',
      modals: 'Show alerts, prompts and action sheets',
      toast: 'Show a short message that goes away',
      haptics: 'Let the device vibrate as feedback',
    },
  },
  {
    title: 'Device and sensors',
    plugins: {
      device: 'Read model, system, battery and language',
      geolocation: 'Get and follow the position',
      'google-maps': 'Show native maps with markers',
      motion: 'Read acceleration and orientation',
      network: 'Know whether the device is online',
      'screen-orientation': 'Read and lock the orientation',
      permissions: 'Ask which permissions the app has',
    },
  },
  {
    title: 'App and screen',
    plugins: {
      app: 'Handle state, links and the back button',
      'app-launcher': 'Check for other apps and open them',
      'background-task': 'Finish work after the app is left',
      browser: 'Open a web page over the app',
      keyboard: 'Show, hide and react to the keyboard',
      'splash-screen': 'Control the screen at the start',
      'status-bar': 'Style, show and hide the status bar',
      'text-zoom': 'Read and set the size of text',
      'screen-reader': 'Detect a screen reader and speak',
      accessibility: 'Detect a screen reader and speak',
    },
  },
  {
    title: 'Data and network',
    plugins: {
      preferences: 'Keep settings and small values',
      storage: 'Keep settings and small values',
      http: 'Send requests from native code, without CORS',
      cookies: 'Read and set the cookies of a site',
    },
  },
];

/** @param id id of a page: `apis/camera` @returns what the plugin of the page is for; undefined on all other pages */
export function findPluginWords(id: string): string | undefined {
  const page = /^apis\/(.+)$/.exec(id)?.[1] ?? '';
  return pluginGroups.map(({ plugins }) => plugins[page]).find((words) => words !== undefined);
}
