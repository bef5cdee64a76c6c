/**
 * Where plugins and members went between neighbouring versions, as far as no package says it itself: renamed types
 * of v3 are known from the old names that its packages still export, everything else that has another name or page is here.
 * Source: the type declarations of both versions side by side.
 */
import type { VersionName } from './versions';

export interface MemberPlace {
  readonly page: string;
  /** Id of the member on that page, as the reference has it: `stateChange` is `addListener:stateChange`. */
  readonly id: string;
}

export interface VersionMoves {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Plugins that live on under another name, or divided among several; members keep their name unless listed below. */
  readonly plugins: readonly { readonly from: string; readonly to: readonly string[] }[];
  /** Single members that changed their page or name; members of a type follow the type. */
  readonly members: readonly { readonly from: MemberPlace; readonly to: MemberPlace }[];
  /** Groups of the Capacitor configuration that changed their path. */
  readonly config: readonly { readonly from: string; readonly to: string }[];
  /** Plugins without a successor of their own; `instead` names the pages that took over some of their work. */
  readonly gone: readonly { readonly page: string; readonly instead: readonly string[] }[];
}

export const movedPlugins = [
  {
    from: 'v2',
    to: 'v3',
    plugins: [
      { from: 'accessibility', to: ['screen-reader'] },
      { from: 'modals', to: ['action-sheet', 'dialog'] },
    ],
    members: [
      { from: { page: 'app', id: 'canOpenUrl' }, to: { page: 'app-launcher', id: 'canOpenUrl' } },
      { from: { page: 'app', id: 'openUrl' }, to: { page: 'app-launcher', id: 'openUrl' } },
      {
        from: { page: 'accessibility', id: 'isScreenReaderEnabled' },
        to: { page: 'screen-reader', id: 'isEnabled' },
      },
      {
        from: { page: 'accessibility', id: 'addListener:accessibilityScreenReaderStateChange' },
        to: { page: 'screen-reader', id: 'addListener:stateChange' },
      },
      {
        from: { page: 'accessibility', id: 'ScreenReaderEnabledResult' },
        to: { page: 'screen-reader', id: 'ScreenReaderState' },
      },
      {
        from: { page: 'local-notifications', id: 'requestPermission' },
        to: { page: 'local-notifications', id: 'requestPermissions' },
      },
      {
        from: { page: 'push-notifications', id: 'requestPermission' },
        to: { page: 'push-notifications', id: 'requestPermissions' },
      },
    ],
    config: [],
    gone: [
      { page: 'background-task', instead: [] },
      {
        page: 'permissions',
        instead: ['camera', 'filesystem', 'geolocation', 'local-notifications', 'push-notifications'],
      },
      { page: 'photos', instead: [] },
    ],
  },
  {
    from: 'v3',
    to: 'v4',
    plugins: [{ from: 'storage', to: ['preferences'] }],
    members: [],
    config: [],
    gone: [],
  },
  {
    from: 'v4',
    to: 'v5',
    plugins: [],
    members: [],
    config: [{ from: 'plugins.Portals', to: 'plugins.FederatedCapacitor' }],
    gone: [],
  },
] as const satisfies readonly VersionMoves[];
