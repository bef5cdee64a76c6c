/** What the web parts of plugins need besides the frame, by the page of the plugin. What is not listed needs nothing. */
import type { Sample } from '../protocol';

/** Plugins, and methods of others, whose samples have no Run button, with the reason. */
export const cannotRun: Readonly<Record<string, string>> = {
  'filesystem.downloadFile': 'needs the network',
  'google-maps': 'needs the network, and a key',
  http: 'needs the network',
};

/** What a method needs of the reader or the browser. A sample that calls one starts after a press in the frame. */
interface Need extends Required<Pick<Sample, 'ask'>>, Pick<Sample, 'allow' | 'sandbox' | 'isAlone'> {
  readonly methods: readonly string[];
}

const opensPage = {
  ask: 'opens a page in a new tab.',
  // The page is one as any other, not one that the frame may do something with.
  sandbox: 'allow-popups allow-popups-to-escape-sandbox',
};

const showsDialog = {
  ask: 'shows a dialog. Safari shows none in a frame: choose “Open alone” there.',
  sandbox: 'allow-modals',
};

const speaks = { methods: ['speak'], ask: 'speaks aloud.' };

const needs: Readonly<Record<string, Need>> = {
  accessibility: speaks,
  'app-launcher': { methods: ['openUrl'], ...opensPage },
  browser: { methods: ['open'], ...opensPage },
  camera: { methods: ['getPhoto', 'pickImages'], ask: 'asks for a picture, which stays in this page.' },
  clipboard: {
    methods: ['read', 'write'],
    ask: 'uses your clipboard. A browser may ask you, or refuse it.',
    allow: 'clipboard-read; clipboard-write',
  },
  dialog: { methods: ['alert', 'confirm', 'prompt'], ...showsDialog },
  geolocation: {
    methods: ['getCurrentPosition', 'watchPosition'],
    ask: 'asks for your position, which pages of this site may not. It does not leave your browser.',
    isAlone: true,
  },
  haptics: {
    methods: ['impact', 'notification', 'selectionChanged', 'vibrate'],
    ask: 'lets a phone vibrate.',
  },
  'local-notifications': {
    methods: ['requestPermission', 'requestPermissions', 'schedule'],
    ask: 'asks for permission to notify you. Browsers refuse it to a frame.',
  },
  modals: { methods: ['alert', 'confirm', 'prompt'], ...showsDialog },
  motion: {
    methods: ['addListener:accel', 'addListener:orientation'],
    ask: 'reads the sensors of a phone, which pages of this site may not.',
    isAlone: true,
  },
  'screen-orientation': {
    methods: ['lock'],
    ask: 'asks to turn the screen. Browsers do so only for a page that fills it.',
  },
  'screen-reader': speaks,
  share: {
    methods: ['share'],
    ask: 'opens the share sheet. A browser may refuse it.',
    allow: 'web-share',
  },
};

/** What samples that call the given methods need: `browser.open`. */
export function needsOf(calls: readonly string[]): Pick<Sample, 'ask' | 'allow' | 'sandbox' | 'isAlone'> {
  const found = Object.entries(needs).filter(([page, { methods }]) =>
    methods.some((method) => calls.includes(`${page}.${method}`)),
  );
  if (found.length === 0) return {};
  const join = (name: 'ask' | 'allow' | 'sandbox', between: string): string =>
    [...new Set(found.flatMap(([, need]) => need[name] ?? []))].join(between);
  const [allow, sandbox] = [join('allow', '; '), join('sandbox', ' ')];
  return {
    ask: join('ask', ' It also '),
    ...(allow === '' ? {} : { allow }),
    ...(sandbox === '' ? {} : { sandbox }),
    ...(found.some(([, { isAlone }]) => isAlone) ? { isAlone: true } : {}),
  };
}

/** Every plugin and method that is named here. */
export const namedMethods: readonly string[] = Object.entries(needs).flatMap(([page, { methods }]) =>
  methods.map((method) => `${page}.${method}`),
);

/** The package that draws what some web parts show, as samples import it. */
export const elementsModule = '@ionic/pwa-elements/loader';

/** Methods whose web parts show something only with these elements. */
export const needsElements: readonly string[] = [
  'action-sheet.showActions',
  'camera.getPhoto',
  'camera.pickImages',
  'modals.showActions',
  'toast.show',
];
