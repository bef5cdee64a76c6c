/**
 * Where members of plugins and configuration keys moved between neighboring versions, if no package says so itself. Renamed types
 * of v3 are known from the old names that its packages still export. Everything else that was renamed is listed here.
 * Whole plugins that have another page are in `moved-pages.ts`. Source: a comparison of the type declarations of both versions.
 */
import type { VersionName } from './versions';

export interface MemberPlace {
  readonly page: string;
  /** Id of the member on that page, as in the reference: the id of `stateChange` is `addListener:stateChange`. */
  readonly id: string;
}

export interface MemberMoves {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Single members that moved to another page or were renamed. Members of a type move with the type. */
  readonly members: readonly { readonly from: MemberPlace; readonly to: MemberPlace }[];
  /** Groups of the Capacitor configuration whose path changed. */
  readonly config: readonly { readonly from: string; readonly to: string }[];
}

export const movedMembers = [
  {
    from: 'v2',
    to: 'v3',
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
  },
  {
    from: 'v4',
    to: 'v5',
    members: [],
    config: [{ from: 'plugins.Portals', to: 'plugins.FederatedCapacitor' }],
  },
] as const satisfies readonly MemberMoves[];
