/** What the web parts of plugins need besides the frame, by the page of the plugin. What is not listed needs nothing. */

/** Plugins, and methods of others, whose samples have no Run button, with the reason. */
export const cannotRun: Readonly<Record<string, string>> = {
  'action-sheet': 'the element that shows it throws in the frame',
  'app-launcher': 'opens windows, which the frame may not',
  browser: 'opens windows, which the frame may not',
  cookies: 'needs an origin with cookies',
  dialog: 'browsers show no dialogs of frames from another origin',
  'filesystem.downloadFile': 'needs the network',
  geolocation: 'the policy of the pages refuses the location',
  'google-maps': 'needs the network, and a key',
  http: 'needs the network',
  modals: 'browsers show no dialogs of frames from another origin',
  motion: 'the policy of the pages refuses the sensors',
  permissions: 'asks for what the policy of the pages refuses',
};

/** Methods that use the reader's device: what a sample that calls them does, as the end of "This sample …". It starts after a press in the frame. */
export const asks: Readonly<Record<string, { readonly methods: readonly string[]; readonly what: string }>> = {
  accessibility: { methods: ['speak'], what: 'speaks aloud.' },
  camera: { methods: ['getPhoto', 'pickImages'], what: 'asks for a picture, which stays in this page.' },
  clipboard: { methods: ['read', 'write'], what: 'asks for the clipboard. A browser may refuse it to a frame.' },
  haptics: { methods: ['impact', 'notification', 'vibrate'], what: 'lets a phone vibrate.' },
  'local-notifications': {
    methods: ['requestPermission', 'requestPermissions', 'schedule'],
    what: 'asks for permission to notify you. Browsers refuse it to a frame.',
  },
  'screen-orientation': {
    methods: ['lock'],
    what: 'asks to turn the screen. Browsers do so only for a page that fills it.',
  },
  'screen-reader': { methods: ['speak'], what: 'speaks aloud.' },
  share: { methods: ['share'], what: 'asks for the share sheet. A browser may refuse it to a frame.' },
};

/** The package that draws what some web parts show, as samples import it. */
export const elementsModule = '@ionic/pwa-elements/loader';

/** Methods whose web parts show something only with these elements. */
export const needsElements: readonly string[] = ['camera.getPhoto', 'camera.pickImages', 'toast.show'];
