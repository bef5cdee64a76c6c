/**
 * Icons of plugins, and of everything else that the front page links to, drawn on a grid of 24 by 24. The first path is blue and stands for the
 * web code, the second is cyan and stands for the native side.
 */
export type IconPaths = readonly [web: string, native: string];

const bubble = 'M3 5h18v12h-9l-4 4v-4H3z';
const phone = 'M7 2.5h10v19H7z';
const sliders: IconPaths = [
  'M3 8h9m6 0h3M3 16h3m6 0h9',
  'M15 5.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM9 13.5a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5z',
];
const person: IconPaths = [
  'M12 2.5a2 2 0 1 1 0 4a2 2 0 1 1 0-4z',
  'M4.5 8.5c5 1.3 10 1.3 15 0M9.5 9.5v5L8 21m6.5-11.5v5L16 21m-6.5-7h5',
];

/** Icons by the name of the plugin's page below `apis/`. */
export const pluginIcons: Readonly<Record<string, IconPaths>> = {
  accessibility: person,
  'action-sheet': ['M4 3h16v18H4z', 'M4 12h16M4 16.5h16'],
  app: ['M4 4h16v16H4z', 'M9 9h6v6H9z'],
  'app-launcher': ['M10 5H4v15h15v-6', 'M14 4h6v6m0-6-8 8'],
  'background-task': ['M20 12a8 8 0 1 1-4-6.9', 'M12 7.5V12l3 2m1-12v3.5h3.5'],
  browser: ['M3 4.5h18v15H3z', 'M3 9h18M6 6.8h.01M8.5 6.8h.01'],
  camera: ['M3 8h4l2-3h6l2 3h4v11H3z', 'M12 9.75a3.25 3.25 0 1 1 0 6.5a3.25 3.25 0 1 1 0-6.5z'],
  clipboard: ['M8 5H5v16h14V5h-3', 'M8.5 3h7v4h-7zM9 12h6m-6 4h4'],
  console: ['M3 5h18v14H3z', 'm6.5 9 3 3-3 3m5.5 0h4'],
  cookies: ['M12 3a9 9 0 1 0 9 9a4 4 0 0 1-5-4a4 4 0 0 1-4-5z', 'M8.5 11.5h.01M9.5 16.5h.01M14.5 15h.01'],
  device: [phone, 'M11 18.5h2'],
  dialog: ['M3 5h18v14H3z', 'M3 14.5h18M12 14.5V19'],
  filesystem: ['M3 5h6l2 2.5h10V19H3z', 'M12 10.5v5.5m-2.5-2.5L12 16l2.5-2.5'],
  geolocation: [
    'M12 21.5S5.5 15.5 5.5 10a6.5 6.5 0 0 1 13 0c0 5.5-6.5 11.5-6.5 11.5z',
    'M12 7.75a2.25 2.25 0 1 1 0 4.5a2.25 2.25 0 1 1 0-4.5z',
  ],
  'google-maps': ['m3 6 6-2 6 2 6-2v14l-6 2-6-2-6 2z', 'M9 4v14m6-12v14'],
  haptics: ['M8.5 4h7v16h-7z', 'M5 8.5v7M1.75 10.5v3M19 8.5v7m3.25-5v3'],
  http: ['M4 8h16m-3.5-3.5L20 8l-3.5 3.5', 'M20 16H4m3.5-3.5L4 16l3.5 3.5'],
  keyboard: ['M2.5 6h19v12h-19z', 'M6 10h.01m4-.010h.01m3.98 0h.01m4 0h.01M8 14.5h8'],
  'local-notifications': ['M12 4a8 8 0 1 1 0 16a8 8 0 1 1 0-16z', 'M12 8v4l3 2'],
  modals: ['M3 5h18v14H3z', 'M3 14.5h18M12 14.5V19'],
  motion: [phone, 'M3.5 8C2 10.5 2 13.5 3.5 16m17-8c1.5 2.5 1.5 5.5 0 8'],
  network: ['M2.5 9.5a14 14 0 0 1 19 0M6 13.25a9 9 0 0 1 12 0', 'M9.3 16.8a4 4 0 0 1 5.4 0M12 20h.01'],
  permissions: ['M12 2.5 4.5 5.5V12c0 4.5 3 7.5 7.5 9.5c4.5-2 7.5-5 7.5-9.5V5.5z', 'm8.5 12 2.5 2.5 4.5-5'],
  photos: ['M3 4.5h18v15H3z', 'm3 16 5-5 4.5 4.5 3-3L21 18M15.5 8.5h.01'],
  preferences: sliders,
  'push-notifications': ['M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15z', 'M10 21h4'],
  'screen-orientation': ['M3.5 10.5h8v10h-8z', 'M14.5 20.5h6v-6M13 3.5a7 7 0 0 1 7 7m-2.5-2.2 2.5 2.2 2.2-2.5'],
  'screen-reader': [bubble, 'M8 9.5v3m4-5v7m4-5v3'],
  share: ['M8 9.5H5V21h14V9.5h-3', 'M12 15V3M8.5 6.5 12 3l3.5 3.5'],
  'splash-screen': [phone, 'm12 8.5 1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1z'],
  'status-bar': ['M6 2.5h12v19H6z', 'M6 6.5h12'],
  storage: sliders,
  'text-zoom': ['M2.5 19 8 6l5.5 13m-9.5-4h8', 'M18 12v7m-3.5-3.5h7'],
  toast: ['M6 2.5h12v19H6z', 'M9 17.5h6'],
};

/** Icons of the platforms, and of everything else that the front page links to. */
export const topicIcons: Readonly<Record<string, IconPaths>> = {
  ios: [phone, 'M10 5h4M10.5 19h3'],
  android: ['M3 18.5a9 9 0 0 1 18 0z', 'm7.5 10.5-2-4m11 4 2-4M8.5 14.5h.01m6.98 0h.01'],
  web: ['M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z', 'M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18z'],
  'new-app': ['M4 4h16v16H4z', 'M12 8.5v7M8.5 12h7'],
  'web-app': ['M3 4.5h18v15H3z', 'M3 9h18M6 6.8h.01M8.5 6.8h.01'],
  cordova: ['M12 4H4v16h16v-8', 'M15 4h5v5m0-5-8.5 8.5'],
  ionic: [phone, 'M7 17h10M10.5 19.25h3'],
  'react-native': ['M8 6 3 12l5 6', 'm16 6 5 6-5 6'],
  pwa: ['M3 4.5h18v15H3z', 'M12 8v7.5m-3-3 3 3 3-3'],
};
